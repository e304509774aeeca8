import {
  type ConfigFile,
  type ConfigFiles,
  includeTarget,
  type ReadProblem,
  readConfigText,
} from "../../source/config/config-files.ts";
import { type DocsRoot, readInRoot } from "./docs-root.ts";

/** Reads the config and every file that it includes, each once, those of one level at the same time. */
export async function readConfigFiles(root: DocsRoot): Promise<ConfigFiles> {
  const files = new Map<string, ConfigFile | { problem: ReadProblem }>();
  let level = [root.config];
  while (level.length > 0) {
    const outcomes = await Promise.all(level.map((file) => readInRoot(root, file)));
    const named = new Set<string>();
    for (const [index, outcome] of outcomes.entries()) {
      const file = level[index] as string;
      if ("problem" in outcome) {
        files.set(file, outcome);
        continue;
      }
      const read = readConfigText(outcome.text, file);
      files.set(file, read);
      for (const { ref } of read.includes) {
        const target = includeTarget(ref, file);
        if ("file" in target) named.add(target.file);
      }
    }
    level = [...named].filter((file) => !files.has(file));
  }
  return files;
}
