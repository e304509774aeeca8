import type { Finding } from "../../diagnostic/finding.ts";
import { pointerOf } from "../../json/json-value.ts";
import { folderOf, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { parseJson } from "../parse-json.ts";

/** Why a file could not be read: it does not exist, is not a file, is outside the docs root, or something else. */
export type ReadProblem = "missing" | "not-a-file" | "outside-root" | "too-large" | "unreadable";

/** A `$ref` within a file. */
interface Include {
  /** JSON Pointer to the object with the `$ref`. */
  pointer: string;
  /** The value of `$ref`. Only a string can name a file. */
  ref: unknown;
}

/** A file of the config: docs.json itself, or what it includes. */
export interface ConfigFile {
  text: string;
  /** The parsed text; `undefined` if it is not JSON. */
  value: unknown;
  includes: readonly Include[];
  /** What is wrong with its text. */
  findings: Finding[];
  /** What JSON forbids, and JSON with comments does not: comments, commas behind the last value. */
  relaxed: readonly Finding[];
}

/** The files of a config by their path from the docs root; files that cannot be read, with the reason. */
export type ConfigFiles = ReadonlyMap<string, ConfigFile | { problem: ReadProblem }>;

/** The file that a `$ref` names, or why it cannot be read. */
export type IncludeTarget = { file: string } | { problem: "not-a-string" | "url" | "fragment" | "outside-root" };

/** The file that a `$ref` names, relative to the file that contains it. */
export function includeTarget(ref: unknown, from: string): IncludeTarget {
  if (typeof ref !== "string" || ref.trim() === "") return { problem: "not-a-string" };
  if (leavesSite(ref)) return { problem: "url" };
  if (ref.includes("#")) return { problem: "fragment" };
  if (/^[/\\]/.test(ref)) return { problem: "outside-root" };
  const file = pathInRoot(ref, folderOf(from));
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

export function readConfigText(text: string, file: string): ConfigFile {
  const parsed = parseJson(text, file);
  if (!parsed.ok) return { text, value: undefined, includes: [], findings: parsed.findings, relaxed: [] };
  const includes = /\$ref|\\u0024/.test(text) ? includesOf(parsed.data) : [];
  return { text, value: parsed.data, includes, findings: parsed.findings, relaxed: parsed.relaxed };
}
