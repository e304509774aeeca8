import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Schema } from "./json-schema-shapes.ts";
import { holds, type Verdict } from "./verdict.ts";

const NAME = "@mintlify/validation";

/** The platform's validator. Its licence keeps it out of this project: it is asked from a folder of its own. */
export interface Platform {
  version: string;
  /** The JSON Schema that it publishes of `docs.json`. */
  schema: Schema;
  verdict(config: unknown): Verdict;
}

interface Validation {
  docsConfigJsonSchema: Schema;
  validateDocsConfig(config: unknown): Answer;
  /** What the platform asks of the configs of several repositories. */
  validateSourceRefDocsConfig(config: unknown): Answer;
}

interface Answer {
  success: boolean;
  data?: unknown;
}

/** Installs the newest validator into a folder. @throws where npm fails, which has said why. */
export function installPlatform(folder: string): void {
  const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  execFileSync("npm", ["install", ...options, `${NAME}@latest`], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Loads the validator that a folder holds. */
export async function loadPlatform(folder: string): Promise<Platform> {
  const root = join(folder, "node_modules", NAME);
  const { version, main } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const validation: Validation = await import(pathToFileURL(join(root, main)).href);
  return {
    version,
    schema: validation.docsConfigJsonSchema,
    verdict(config) {
      const ofSeveral = JSON.stringify(config).includes('"sourceRef":');
      const validate = ofSeveral ? validation.validateSourceRefDocsConfig : validation.validateDocsConfig;
      const { success, data } = validate(structuredClone(config));
      if (!success) return "rejected";
      return holds(data, config) ? "accepted" : "dropped";
    },
  };
}
