import { type EventType, load, type State, YAMLException } from "js-yaml";
import { twoSpecs, USERS } from "../../codes/examples/example.ts";
import { code, sayCase } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { markLength, positionsOf } from "../../source/locate/positions.ts";
import { findSyntaxFaults } from "../../source/syntax/find-syntax-faults.ts";
import { JSON_FAULTS, type JsonFault } from "../../source/syntax/json-faults.ts";
import { YAML_SCHEMA } from "../../source/yaml-schema.ts";
import { openapiDuplicateKey } from "./checks/duplicate-keys.ts";
import { trimYaml } from "./trim-yaml.ts";

export const openapiSyntax = code("openapi/syntax", {
  severity: "error",
  title: "A spec is not valid JSON or YAML",
  explanation:
    "The file that `openapi` names cannot be parsed, so none of its operations have pages; an overlay is not applied. A file that starts with `{` is read as JSON, any other as YAML 1.2.",
  example: twoSpecs("openapi: 3.1.0\npaths: [", USERS),
  cases: {
    json: ({ fault }: { fault: JsonFault }) => {
      const { message, hint } = sayCase(JSON_FAULTS, fault);
      return { message: `the file is not valid JSON: ${message}`, hint };
    },
    /** The message of the YAML parser. */
    yaml: ({ says }: { says: string }) => ({ message: `the file is not valid YAML: ${says}` }),
    "yaml-limit": () => ({
      message: "the file is nested too deeply, or too large, to be read as YAML",
      hint: "split it, or write it as JSON",
    }),
  },
});

/** A parsed spec, or the findings that say why its text could not be parsed. */
export type ParsedSpec =
  | {
      ok: true;
      format: "JSON" | "YAML";
      value: unknown;
      /** True if parts that navigation does not need were left out. */
      trimmed: boolean;
      findings: Finding[];
    }
  | { ok: false; findings: Finding[] };

/**
 * Parses a spec: JSON if it begins with a bracket, else YAML 1.2 (core schema and merge keys; of equal keys the last
 * counts). With `trim`, the lines of a YAML spec that navigation does not need are left out first if that is safe.
 * A text that begins with a bracket but is not JSON is flow style YAML, unless its file is called `.json`.
 */
export function parseSpec(text: string, file: string, { trim }: { trim: boolean }): ParsedSpec {
  if (!/^\uFEFF?\s*[{[]/.test(text)) {
    const kept = trim && !/^\uFEFF?\s*$/.test(text) ? trimYaml(text) : undefined;
    const value = kept === undefined ? undefined : tryYaml(kept);
    return value === undefined
      ? parseYaml(text, file)
      : { ok: true, format: "YAML", value, trimmed: true, findings: [] };
  }
  try {
    const value: unknown = JSON.parse(text.slice(markLength(text)));
    return { ok: true, format: "JSON", value, trimmed: false, findings: [] };
  } catch {
    const asYaml = /\.json$/i.test(file) ? undefined : parseYaml(text, file);
    if (asYaml?.ok || /\.ya?ml$/i.test(file)) return asYaml as ParsedSpec;
    return { ok: false, findings: jsonFindings(text, file) };
  }
}

/** The value of a YAML text; `undefined` if it has any fault. */
function tryYaml(text: string): unknown {
  try {
    return load(text, { schema: YAML_SCHEMA });
  } catch {
    return undefined;
  }
}

/** More than any spec has. js-yaml makes lists of all lines to say where a fault is. */
const MOST_LINES = 2_000_000;

function parseYaml(text: string, file: string): ParsedSpec {
  if (Math.max(countOfChar(text, "\n"), countOfChar(text, "\r")) > MOST_LINES) {
    const { range } = positionsOf(text.slice(0, 1));
    const place = { file, pointer: "", range: range(0, 0) };
    return { ok: false, findings: [finding(openapiSyntax, { case: "yaml-limit" }, place)] };
  }
  try {
    const value = load(text, { schema: YAML_SCHEMA });
    return { ok: true, format: "YAML", value, trimmed: false, findings: [] };
  } catch (fault) {
    try {
      // If the text is valid when the last of equal keys counts, equal keys are its only fault.
      const value = load(text, { schema: YAML_SCHEMA, json: true });
      return { ok: true, format: "YAML", value, trimmed: false, findings: [duplicateKey(text, file, fault)] };
    } catch (deeper) {
      return { ok: false, findings: [yamlSyntax(text, file, deeper)] };
    }
  }
}

/** How often a character occurs; past the most lines the count ends. */
function countOfChar(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1 && found <= MOST_LINES; at = text.indexOf(char, at + 1)) found++;
  return found;
}

function yamlSyntax(text: string, file: string, fault: unknown): Finding {
  // All other errors come from the runtime: the call stack, or memory.
  const args =
    fault instanceof YAMLException
      ? ({ case: "yaml", says: fault.reason } as const)
      : ({ case: "yaml-limit" } as const);
  return finding(openapiSyntax, args, faultPlace(text, file, fault, 1));
}

function duplicateKey(text: string, file: string, fault: unknown): Finding {
  const offset = faultOffset(text, fault);
  const key = /^(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*?))\s*:(?=\s|$)/.exec(text.slice(offset, offset + 1000));
  const name = key?.[1] ?? key?.[2] ?? key?.[3] ?? "";
  return finding(openapiDuplicateKey, { key: name }, faultPlace(text, file, fault, key ? key[0].length - 1 : 1));
}

function faultPlace(text: string, file: string, fault: unknown, length: number) {
  const start = faultOffset(text, fault);
  const isLineEnd = /[\r\n]/.test(text.charAt(start));
  const end = isLineEnd ? start : Math.min(start + length, text.length);
  return { file, pointer: "", range: positionsOf(text).range(start, end) };
}

/**
 * The place in `text` of a fault that js-yaml reports: the quote or bracket that is never closed, rather than the
 * text's end.
 */
function faultOffset(text: string, fault: unknown): number {
  if (!(fault instanceof YAMLException)) return 0;
  // Only the fault of several documents comes without a mark.
  if (!fault.mark) return secondDocument(text);
  // js-yaml counts without the byte order mark.
  const offset = fault.mark.position + markLength(text);
  return offset < text.trimEnd().length ? offset : unclosedAt(text);
}

/** The offset of the second document of a text: the first marker after any content. */
function secondDocument(text: string): number {
  const marker = /(?<=\n)---(?=\s|$)/g;
  marker.lastIndex = Math.max(text.search(/[^\s\uFEFF]/), 0) + 1;
  return marker.exec(text)?.index ?? 0;
}

/** The offset at which the node begins that is still open at the end of the text. */
function unclosedAt(text: string): number {
  const open: number[] = [];
  const listener = (event: EventType, { position }: State) => {
    if (event === "open") open.push(position);
    else open.pop();
  };
  try {
    load(text, { schema: YAML_SCHEMA, json: true, listener });
  } catch {
    const start = (open.at(-1) ?? 0) + markLength(text);
    return start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  }
  return 0;
}

function jsonFindings(text: string, file: string): Finding[] {
  const { range } = positionsOf(text);
  return findSyntaxFaults(text).map(({ fault, start, end }) =>
    finding(openapiSyntax, { case: "json", fault }, { file, pointer: "", range: range(start, end) }),
  );
}
