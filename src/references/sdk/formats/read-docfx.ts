import { load, YAMLException } from "js-yaml";
import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { asList, fieldOf, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { YAML_SCHEMA } from "../../../source/yaml-schema.ts";
import type { SymbolKind } from "../../../vocabulary/elements/sdk.ts";
import { addressPart } from "../address-part.ts";
import { GLOBAL_GROUP, namespaceSegments, sharedSegments } from "../namespaces.ts";
import { invalidSdk, sdkSyntax } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence, plainText } from "./first-sentence.ts";
import { textOfHtml } from "./html-text.ts";

/** The values of `type` that have pages. */
const KINDS: ReadonlyMap<unknown, SymbolKind> = new Map([
  ["Class", "class"],
  ["Struct", "struct"],
  ["Interface", "interface"],
  ["Enum", "enum"],
  ["Delegate", "delegate"],
]);

/** How the files begin that describe types, and not the table of contents. */
const HEADER = /^\uFEFF?### YamlMime:ManagedReference\s/;

/** A type as DocFX describes it. */
interface Type {
  readonly kind: SymbolKind;
  readonly uid: string;
  readonly name: string;
  /** Empty if it is in none. */
  readonly namespace: string;
  readonly item: JsonObject;
}

/**
 * The types that `docfx metadata` describes in the YAML files of its folder (ManagedReference), in groups by namespace. A
 * file that is broken is reported, and left out.
 */
export function readDocfx(
  files: ReadonlyMap<string, string>,
  source: string,
  findings: Finding[],
): SdkArtifact | undefined {
  const described = [...files].filter(([path, text]) => /^[^/]+\.ya?ml$/.test(path) && HEADER.test(text));
  if (described.length === 0) {
    findings.push(finding(invalidSdk, { case: "docfx" }, { file: source, pointer: "" }));
    return undefined;
  }
  const types = new Map<string, Type>();
  for (const [path, text] of described) {
    for (const type of readDocfxTypes(text, `${source}/${path}`, findings)) types.set(type.uid, type);
  }
  const sorted = sortTypes([...types.values()], readToc(files.get("toc.yml"), `${source}/toc.yml`, findings));
  const shared = sharedSegments(
    sorted.map(({ namespace }) => namespace),
    ".",
  );
  return { symbols: sorted.map((type) => symbolOf(type, shared)) };
}

/** In the order of the table of contents; parts that it does not list come last, by name. */
function sortTypes(types: Type[], { namespaces, types: numbers }: TocOrder): Type[] {
  const { compare } = new Intl.Collator("en");
  return types.sort(
    (a, b) =>
      compareNumbers(namespaces.get(a.namespace), namespaces.get(b.namespace)) ||
      compare(a.namespace, b.namespace) ||
      compareNumbers(numbers.get(a.uid), numbers.get(b.uid)) ||
      compare(a.name, b.name),
  );
}

const readToc = (text: string | undefined, file: string, findings: Finding[]): TocOrder =>
  readTocOrder(text === undefined ? undefined : parseDocfx(text, file, findings));

function readDocfxTypes(text: string, file: string, findings: Finding[]): Type[] {
  // The list of references comes last, and is most of the file.
  const end = text.indexOf("\nreferences:");
  const described = end === -1 ? text : text.slice(0, end);
  const value = parseDocfx(described, file, findings);
  const items = fieldOf(value, "items");
  return asList(items).flatMap((item: unknown) => (isObject(item) ? docfxTypes(item) : []));
}

/** The value of a YAML text; `undefined` if it is broken, which is reported. */
function parseDocfx(text: string, file: string, findings: Finding[]): unknown {
  try {
    return load(text, { schema: YAML_SCHEMA, json: true });
  } catch (error) {
    findings.push(yamlFault(text, file, error));
    return undefined;
  }
}

function yamlFault(text: string, file: string, error: unknown): Finding {
  // All other errors come from the call stack.
  const isSyntax = error instanceof YAMLException;
  const at = isSyntax ? Math.min(error.mark?.position ?? 0, text.length) : 0;
  const says = isSyntax ? error.reason : "it is nested too deeply";
  return finding(sdkSyntax, { case: "yaml", says }, { file, pointer: "", range: positionsOf(text).range(at, at) });
}

function docfxTypes(item: JsonObject): Type[] {
  const kind = KINDS.get(own(item, "type"));
  const uid = textOf(own(item, "uid"));
  if (kind === undefined || !uid) return [];
  return [{ kind, uid, name: textOf(own(item, "name")) || uid, namespace: textOf(own(item, "namespace")) ?? "", item }];
}

function symbolOf({ kind, uid, name, namespace, item }: Type, shared: number): SdkSymbol {
  const segments = namespaceSegments(namespace, ".");
  const rest = segments.slice(Math.min(shared, Math.max(segments.length - 1, 0)));
  const summary = textOf(own(item, "summary"));
  return {
    kind,
    path: uid,
    title: name,
    group: namespace || GLOBAL_GROUP,
    address: `${addressPart(rest.join("-"))}/${addressPart(name)}`.toLowerCase(),
    description: summary === undefined ? undefined : firstSentence(plainText(textOfHtml(summary))),
    deprecated: isObsolete(item),
    code: declarationOf(item),
    pointer: "",
  };
}

function declarationOf(item: JsonObject): SdkSymbol["code"] {
  const syntax = own(item, "syntax");
  const text = fieldOf(syntax, "content");
  return typeof text === "string" ? { language: "csharp", text } : undefined;
}

function isObsolete(item: JsonObject): boolean {
  const attributes = own(item, "attributes");
  return Array.isArray(attributes) && attributes.some((each) => fieldOf(each, "type") === "System.ObsoleteAttribute");
}

/** In which order a table of contents of DocFX lists namespaces and their types, by `uid`; the first is 0. */
interface TocOrder {
  readonly namespaces: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
}

/**
 * Reads the order from a parsed `toc.yml`. Since DocFX 2.60, its entries have a type (`type: Namespace`). Older files
 * give no order, as on the hosted platform.
 */
function readTocOrder(toc: unknown): TocOrder {
  const namespaces = new Map<string, number>();
  const types = new Map<string, number>();
  const pending = tocItems(toc).reverse();
  // Aliases of YAML may repeat an entry, or lead back to one around it.
  const seen = new Set<unknown>();
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    const items = tocItems(item);
    const uid = uidOf(item);
    if (uid !== undefined && fieldOf(item, "type") === "Namespace") {
      number(namespaces, uid);
      for (const each of items) number(types, uidOf(each));
    }
    for (const each of items.reverse()) pending.push(each);
  }
  return { namespaces, types };
}

/** Orders entries: by number, then entries without a number. */
const compareNumbers = (a: number | undefined, b: number | undefined): number =>
  a === b ? 0 : a === undefined ? 1 : b === undefined ? -1 : a - b;

function number(numbers: Map<string, number>, uid: string | undefined): void {
  if (uid !== undefined && !numbers.has(uid)) numbers.set(uid, numbers.size);
}

function tocItems(value: unknown): unknown[] {
  const items = fieldOf(value, "items");
  return Array.isArray(items) ? [...items] : [];
}

function uidOf(value: unknown): string | undefined {
  const uid = fieldOf(value, "uid");
  return typeof uid === "string" ? uid : undefined;
}
