import { operationExample, twoSpecs, USERS } from "../../codes/examples/example.ts";
import { code, type FactsOf } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { quote, quoteValue } from "../../diagnostic/words.ts";
import { escapeSegment, isObject, type JsonObject, own, segmentsOf, valueAt } from "../../json/json-value.ts";
import { folderOf, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { outsideRoot } from "./checks/outside-root.ts";
import type { UnfoldingLimit } from "./checks/unfolding-limit.ts";

export const brokenReference = code("openapi/broken-reference", {
  severity: "error",
  title: "The `$ref` of a path item is broken",
  explanation:
    "A path item can refer to another place in the spec by a JSON Pointer. This pointer has no target, or is part of a cycle, so the operations of the path have no pages.",
  example: twoSpecs(
    `${USERS}  /teams:\n    $ref: "#/components/pathItems/Lost"\n`,
    `${USERS}  /teams:\n    $ref: "#/components/pathItems/Teams"\ncomponents:\n  pathItems:\n  ${operationExample("Teams", "List teams").replaceAll("\n", "\n  ").trimEnd()}\n`,
  ),
  message: ({
    reference,
    problem,
  }: {
    reference: unknown;
    problem: "not-a-string" | "no-target" | "not-a-path-item" | "cycle" | "too-many";
  }) =>
    `the "$ref" ${quoteValue(reference)} of this path item ${
      {
        "not-a-string": "must be a string",
        "no-target": "has no target in this spec",
        "not-a-path-item": "does not lead to a path item",
        cycle: "leads back to itself",
        "too-many": "leads through too many others",
      }[problem]
    }`,
  hint: () => "point it at a path item of this spec, such as one of #/components/pathItems",
});

export const externalPathItem = code("openapi/external-path-item", {
  severity: "warning",
  title: "A path item is in another file",
  explanation:
    "The `$ref` of a path item can lead to another file or site. Specs are read one file at a time, so the operations behind such a reference are missing from the navigation.",
  example: twoSpecs(`${USERS}  /teams:\n    $ref: "teams.yaml#/teams"\n`, USERS),
  message: ({ reference }: { reference: string }) =>
    `this path item is in another file (${quote(reference)}), which is not read, so its operations have no pages`,
  hint: () => "bundle the spec into one file first, for example with `npx @redocly/cli bundle`",
});

/** The state of reading a spec: its input and its findings. */
export interface SpecReading {
  spec: JsonObject;
  /** Path of the spec from the docs root, with `/`. */
  file: string;
  findings: Finding[];
  unfolding: UnfoldingLimit;
  /** True if parts of the spec were left out when it was parsed. */
  trimmed: boolean;
  /** Set if one of these parts is needed after all. */
  incomplete: boolean;
}

/** One of the objects that make up a path item: itself, and what its `$ref` leads to. */
export interface PathItemLayer {
  item: JsonObject;
  pointer: string;
}

/** How many `$ref`s of a path item are followed, one to the next: a chain of many is read for each of its path items. */
const MOST_REFERENCES = 32;

/**
 * The objects that make up the path item at `pointer`, nearest first: the fields next to a `$ref` come before the
 * object that it refers to. Follows local references from one to the next; anything else is reported.
 */
export function pathItemLayers(reading: SpecReading, item: JsonObject, pointer: string): PathItemLayer[] {
  const layers: PathItemLayer[] = [{ item, pointer }];
  const seen = new Set([pointer]);
  for (;;) {
    const last = layers[layers.length - 1] as PathItemLayer;
    const reference = own(last.item, "$ref");
    if (reference === undefined) return layers;
    const place = { file: reading.file, pointer: `${last.pointer}/$ref` };
    const broken = (problem: FactsOf<typeof brokenReference>["problem"]) =>
      reading.findings.push(finding(brokenReference, { reference, problem }, place));
    if (typeof reference !== "string") {
      broken("not-a-string");
      return layers;
    }
    if (!reference.startsWith("#")) {
      reading.findings.push(externalReference(reference, reading.file, place));
      return layers;
    }
    const segments = fragmentSegments(reference);
    if (reading.trimmed && segments && !isKept(segments)) reading.incomplete = true;
    const target = segments && valueAt(reading.spec, segments);
    const next = segments?.map((segment) => `/${escapeSegment(segment)}`).join("");
    if (next === undefined || target === undefined) broken("no-target");
    else if (!isObject(target)) broken("not-a-path-item");
    else if (seen.has(next)) broken("cycle");
    else if (layers.length > MOST_REFERENCES) broken("too-many");
    else {
      seen.add(next);
      layers.push({ item: target, pointer: next });
      continue;
    }
    return layers;
  }
}

/** The keys that a local reference leads through; `undefined` if it is no JSON Pointer. RFC 6901, section 6. */
export function fragmentSegments(reference: string): string[] | undefined {
  try {
    const pointer = decodeURIComponent(reference.slice(1));
    return pointer === "" || pointer.startsWith("/") ? segmentsOf(pointer) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the value at a pointer is complete even in a trimmed spec. */
function isKept([first, second, ...rest]: readonly string[]): boolean {
  if (first === "components") return second === "pathItems" && rest.length === 1;
  return (first === "paths" || first === "webhooks") && second !== undefined && rest.length === 0;
}

/** A reference to another file or site, which is not read. */
function externalReference(reference: string, file: string, place: { file: string; pointer: string }): Finding {
  const path = reference.replace(/#.*$/s, "");
  if (leavesRoot(path, file)) return finding(outsideRoot, { source: reference }, place);
  return finding(externalPathItem, { reference }, place);
}

/** Whether a relative reference from `file`, which counts from the docs root, leads out of it. */
function leavesRoot(path: string, file: string): boolean {
  if (leavesSite(path)) return /^file:/i.test(path);
  return /^[/\\]/.test(path) || pathInRoot(path, folderOf(file)) === undefined;
}
