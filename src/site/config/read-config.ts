import { posix } from "node:path";
import type { Finding } from "../../diagnostic/finding.ts";
import { pointerOf } from "../../json/pointer.ts";
import { parseJson } from "../../source/parse-json.ts";
import { type DocsRoot, pathInRoot, type ReadProblem, readInRoot } from "./docs-root.ts";

/** A `$ref` within a file. */
interface Include {
  /** JSON Pointer to the object that holds the `$ref`. */
  pointer: string;
  /** What the `$ref` says; only a text leads anywhere. */
  ref: unknown;
}

/** A file of the config: docs.json itself, or what it includes. */
export interface ConfigFile {
  text: string;
  /** The parsed text; `undefined` where it is no JSON. */
  value: unknown;
  includes: readonly Include[];
  /** What is wrong with its text. */
  findings: Finding[];
}

/** The files of a config by their path from the docs root; those that can't be read with the reason. */
export type ConfigFiles = ReadonlyMap<string, ConfigFile | { problem: ReadProblem }>;

/** Where a `$ref` leads, or why it leads nowhere. */
export type IncludeTarget = { file: string } | { problem: "not-a-text" | "url" | "fragment" | "outside-root" };

/** The file that a `$ref` names, relative to the file that holds it. */
export function includeTarget(ref: unknown, from: string): IncludeTarget {
  if (typeof ref !== "string" || ref.trim() === "") return { problem: "not-a-text" };
  if (/^([a-z][a-z\d+.-]+:|\/\/)/i.test(ref)) return { problem: "url" };
  if (ref.includes("#")) return { problem: "fragment" };
  if (posix.isAbsolute(ref) || /^\\/.test(ref)) return { problem: "outside-root" };
  const file = pathInRoot(ref, posix.dirname(from));
  return file === undefined ? { problem: "outside-root" } : { file };
}

/** All `$ref`s within a value, in document order. */
function includesOf(value: unknown): Include[] {
  const includes: Include[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value, pointer: "" }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer } = next;
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value) && Object.hasOwn(value, "$ref")) {
      includes.push({ pointer, ref: (value as { $ref: unknown }).$ref });
    }
    const children = Object.entries(value).filter(([, child]) => typeof child === "object");
    for (const [key, child] of children.reverse()) open.push({ value: child, pointer: pointer + pointerOf([key]) });
  }
  return includes;
}

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

/** One file of a config from its text. */
function readConfigText(text: string, file: string): ConfigFile {
  const parsed = parseJson(text, file);
  if (!parsed.ok) return { text, value: undefined, includes: [], findings: parsed.findings };
  const includes = /\$ref|\\u0024/.test(text) ? includesOf(parsed.data) : [];
  return { text, value: parsed.data, includes, findings: parsed.findings };
}
