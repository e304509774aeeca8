import type { SymbolKind, SymbolName } from "../../vocabulary/elements/sdk.ts";
import type { DetailSection, EntryDetails, Operation } from "../openapi/operation.ts";

/** A part that gets a page, as the reader of each format returns it. */
export interface SdkSymbol {
  readonly kind: SymbolKind;
  /** The key that tells it from all others of its kind in the artifact. */
  readonly path: string;
  readonly title: string;
  /** The title of the group that its page is in. */
  readonly group: string;
  /** The address of its page, below the directory. */
  readonly address: string;
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  /** How front matter names it. */
  readonly name?: SymbolName;
  /** Its methods and properties, where front matter may name them. */
  readonly members?: readonly SdkMember[];
  /** How its source declares it. */
  readonly code?: EntryDetails["code"] | undefined;
  /** JSON Pointer to it in its file. */
  readonly pointer: string;
}

/** A method or property, which has no page of its own. */
export interface SdkMember {
  readonly kind: "method" | "property";
  readonly name: string;
  readonly description?: string | undefined;
}

/** The content of an artifact. */
export interface SdkArtifact {
  /** As the format says it; empty if it says nothing. */
  readonly version?: string | undefined;
  readonly title?: string | undefined;
  /** In the order of their groups and pages. */
  readonly symbols: readonly SdkSymbol[];
}

/** A member is shown as a part of its own where a page names it. */
type SymbolOrMember = Omit<SdkSymbol, "kind"> & { readonly kind: SymbolKind | SdkMember["kind"] };

/** A part of an SDK in the form of all that pages are made from. */
export const operationOf = ({ kind, path, title, group, name, ...symbol }: SymbolOrMember): Operation => ({
  kind: "symbol",
  method: kind,
  path,
  summary: title,
  ...(symbol.description ? { description: symbol.description } : {}),
  tag: group,
  ...(kind === "page" ? {} : { badge: kind.toUpperCase() }),
  address: symbol.address,
  ...(name === undefined ? {} : { symbol: name }),
  deprecated: symbol.deprecated ?? false,
  hidden: false,
  excluded: false,
  details: { ...(symbol.code ? { code: symbol.code } : {}), sections: memberSections(symbol.members ?? []) },
  pointer: symbol.pointer,
});

const SECTIONS = [
  ["Properties", "property"],
  ["Methods", "method"],
] as const;

const memberSections = (members: readonly SdkMember[]): DetailSection[] =>
  SECTIONS.map(([title, kind]) => ({
    title,
    fields: members
      .filter((member) => member.kind === kind)
      .map(({ name, description }) => ({ name, ...(description === undefined ? {} : { description }) })),
  })).filter(({ fields }) => fields.length > 0);
