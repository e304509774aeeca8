import { isFilled, isObject, own } from "../../json/json-value.ts";

/** The tools whose output becomes the pages of an SDK reference. Source: hosted platform, "SDK reference setup". */
export const SDK_FORMATS = ["typedoc", "docfx", "javadoc", "sphinx", "phpdoc"] as const;
export type SdkFormat = (typeof SDK_FORMATS)[number];

export const isSdkFormat = (value: unknown): value is SdkFormat => (SDK_FORMATS as readonly unknown[]).includes(value);

/** The tools whose output is a folder; the output of the others is one file. */
const FOLDER_FORMATS: ReadonlySet<SdkFormat> = new Set(["docfx", "javadoc", "sphinx"] as const);
export const isFolderFormat = (format: SdkFormat): boolean => FOLDER_FORMATS.has(format);

/** The kinds that `sdk` in the front matter of a page may name. */
export const NAMED_SYMBOLS = [
  "class",
  "interface",
  "enum",
  "function",
  "type",
  "variable",
  "method",
  "property",
] as const;

/** The kinds with a page in an SDK reference: parts of the code, and the pages that Sphinx writes. */
export type SymbolKind =
  | Exclude<(typeof NAMED_SYMBOLS)[number], "method" | "property">
  | "struct"
  | "delegate"
  | "trait"
  | "annotation"
  | "module"
  | "page";

/** A part of an SDK, as the front matter of a page names it. */
export interface SymbolName {
  readonly kind: (typeof NAMED_SYMBOLS)[number];
  readonly name: string;
  /** For a method or property: the class or interface that it is part of. */
  readonly parent?: string;
}

/** `sdk` in the front matter of a page, taken apart. */
export interface SymbolReference extends SymbolName {
  /** Another reference than that of the elements around the page, as written. */
  readonly source?: string;
  /** The tool that has written that. */
  readonly format?: SdkFormat;
}

/**
 * Takes `sdk` of a front matter apart: the text `[source] kind name`, in which the name of a method or property is behind
 * that of its parent, or an object with these fields; `undefined` for anything else.
 *
 * @example readSymbolReference("method Client.send") // { kind: "method", name: "send", parent: "Client" }
 * @example readSymbolReference("sdk/api.json class Client") // { source: "sdk/api.json", kind: "class", name: "Client" }
 */
export function readSymbolReference(value: unknown): SymbolReference | undefined {
  if (typeof value === "string") return parseSymbolReference(value);
  if (!isObject(value)) return undefined;
  const [kind, name, parent, source, format] = ["kind", "name", "parent", "source", "format"].map((key) =>
    own(value, key),
  );
  if (!isNamedSymbol(kind) || !isFilled(name)) return undefined;
  return {
    kind,
    name,
    ...(isFilled(parent) ? { parent } : {}),
    ...(isFilled(source) ? { source } : {}),
    ...(isSdkFormat(format) ? { format } : {}),
  };
}

function parseSymbolReference(text: string): SymbolReference | undefined {
  const words = text.trim().split(/\s+/, 4);
  if (words.length < 2 || words.length > 3) return undefined;
  const [kind, written = ""] = words.slice(-2);
  if (!isNamedSymbol(kind)) return undefined;
  const source = words.length === 3 && words[0] !== undefined ? { source: words[0] } : {};
  const dot = isMember(kind) ? written.lastIndexOf(".") : -1;
  if (dot <= 0) return { kind, name: written, ...source };
  return { kind, name: written.slice(dot + 1), parent: written.slice(0, dot), ...source };
}

/** Whether it is part of a class or interface, and has no page of its own. */
export const isMember = (kind: SymbolName["kind"]): boolean => kind === "method" || kind === "property";

const isNamedSymbol = (kind: unknown): kind is SymbolName["kind"] =>
  (NAMED_SYMBOLS as readonly unknown[]).includes(kind);
