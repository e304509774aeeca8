import {
  type ConfigFile,
  type ConfigFiles,
  includeTarget,
  type ReadProblem,
  readConfigText,
} from "../../source/config/config-files.ts";
import { lostIn } from "../encoding.ts";
import { type DocsRoot, readInRoot } from "./docs-root.ts";

/** How large one file of a config may be, and all of them (bytes). The largest known docs.json has 2.4 MB. */
const MAX_CONFIG_SIZE = 16 * 1024 * 1024;
const MAX_TOTAL_SIZE = 64 * 1024 * 1024;

/** What a file counts at least, also if there is none, of the size of all. */
const LEAST_SIZE = 8 * 1024;

/** Reads the config and every file that it includes, each once. */
export async function readConfigFiles(root: DocsRoot): Promise<ConfigFiles> {
  const files = new Map<string, ConfigFile | { problem: ReadProblem }>();
  let left = MAX_TOTAL_SIZE;
  let level = [root.config];
  while (level.length > 0) {
    const named = new Set<string>();
    for (const file of level) {
      const most = Math.min(MAX_CONFIG_SIZE, left);
      const outcome = most > 0 ? await readInRoot(root, file, most) : ({ problem: "too-large" } as const);
      left -= "text" in outcome ? Math.max(LEAST_SIZE, outcome.text.length) : LEAST_SIZE;
      if ("problem" in outcome) {
        files.set(file, outcome);
        continue;
      }
      const read = readConfigText(outcome.text, file);
      files.set(file, { ...read, findings: [...lostIn(outcome, file), ...read.findings] });
      for (const { ref } of read.includes) {
        const target = includeTarget(ref, file);
        if ("file" in target) named.add(target.file);
      }
    }
    level = [...named].filter((file) => !files.has(file));
  }
  return files;
}
