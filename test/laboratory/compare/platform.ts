import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Schema } from "./json-schema-shapes.ts";
import { holds, type Verdict } from "./verdict.ts";

const SCOPE = "@mintlify/";
const COMMAND = "@mintlify/cli";
const NAME = "@mintlify/validation";
const ASKED = [NAME, "@mintlify/prebuild", "@mintlify/common", "@mintlify/link-rot"];

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

/** The newest of the platform's packages, as far as the registry has them. */
interface InstalledPlatform {
  /** What was installed, in words. */
  lines: string[];
  command: string;
  validator: string;
}

/**
 * Installs what the platform's newest command wants into a folder, and says so: package by package, with what stands in
 * for a version that the registry lacks. @throws where npm fails, which has said why.
 */
export function installPlatform(folder: string): InstalledPlatform {
  const command = viewPackage(`${COMMAND}@latest`);
  if (!command) throw new Error(`the registry has no ${COMMAND}`);
  const wanted = new Map<string, string>();
  const standIns = new Map<string, string>();
  const pending = Object.entries(command.dependencies ?? {});
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [name, version] = next;
    if (!name.startsWith(SCOPE) || wanted.has(name)) continue;
    wanted.set(name, version);
    const found = viewPackage(`${name}@${version}`) ?? viewPackage(`${name}@latest`);
    if (!found) throw new Error(`the registry has no ${name}`);
    if (found.version !== version) standIns.set(name, found.version);
    pending.push(...Object.entries(found.dependencies ?? {}));
  }
  const versionOf = (name: string) => standIns.get(name) ?? wanted.get(name) ?? "latest";
  const dependencies = Object.fromEntries(ASKED.map((name) => [name, versionOf(name)]));
  const overrides = Object.fromEntries([...wanted.keys()].map((name) => [name, versionOf(name)]));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies, overrides }));
  const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  execFileSync("npm", ["install", ...options], { stdio: ["ignore", "ignore", "inherit"] });
  const lines = [
    `${COMMAND} ${command.version} wants ${ASKED.map((name) => `${name} ${wanted.get(name)}`).join(", ")}`,
    ...[...standIns].map(([name, version]) => `the registry has no ${name} ${wanted.get(name)}: ${version} stands in`),
  ];
  return { lines, command: command.version, validator: versionOf(NAME) };
}

interface Package {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A version of a package; `undefined` if the registry lacks it. */
function viewPackage(specifier: string): Package | undefined {
  try {
    const text = execFileSync("npm", ["view", specifier, "--json"], { stdio: ["ignore", "pipe", "ignore"] });
    return text.length === 0 ? undefined : JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Loads the validator that a folder holds, with stand-ins for what the build code next to it takes from a newer one. */
export async function loadPlatform(folder: string): Promise<Platform> {
  const root = join(folder, "node_modules", NAME);
  const { version, main } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const entry = join(root, main);
  if (!/stand-ins|isFixedHttpMethod/.test(readFileSync(entry, "utf8"))) {
    copyFileSync(new URL("stand-ins.mjs", import.meta.url), join(entry, "../stand-ins.mjs"));
    appendFileSync(entry, '\nexport * from "./stand-ins.mjs";\n');
  }
  const validation: Validation = await import(pathToFileURL(entry).href);
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
