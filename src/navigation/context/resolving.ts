import type { Findings } from "../../diagnostic/finding.ts";
import type { DocumentKind } from "../../vocabulary/elements/document-kinds.ts";
import type { SymbolReference } from "../../vocabulary/elements/sdk.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import type { NamedSources } from "../list-specs.ts";
import type { Holder } from "../nodes/holder.ts";
import type { Choice, Element } from "../nodes/make-element.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import type { PageLeaf } from "../nodes/page-leaf.ts";
import type { RootNode } from "../nodes/root-node.ts";
import type { Wanted } from "../specs/read-operation-reference.ts";
import type { SpecLibrary } from "../specs/spec-library.ts";
import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import type { Effort } from "./effort.ts";

/** A reference that found no operation. */
interface UnknownReference {
  /** JSON Pointer into the assembled config, to the entry. */
  readonly pointer: string;
  readonly wanted: Wanted;
  /** The specs in which it was looked up; `undefined` if no spec is in effect. */
  readonly scoped: readonly ScopedSpec[] | undefined;
}

/** A page whose front matter names a part of an SDK. */
interface ShownSymbol {
  readonly page: PageLeaf;
  readonly symbol: SymbolReference;
  /** The `sdk` of the nearest element around the page. */
  readonly scope: SpecScope | undefined;
}

/** The state of one resolution, which its steps read and add to in turn. */
export interface Resolving {
  readonly dialect: Dialect;
  /** The groups of the users whose pages are wanted; `undefined` stands for all pages. */
  readonly readers: readonly string[] | undefined;
  readonly root: RootNode;
  /** The documents of the site, by kind. */
  readonly documents: Readonly<Record<DocumentKind, SpecLibrary>>;
  /** What the config names and pages are made from. */
  readonly named: NamedSources;
  /** The specs that `api.openapi` names; only the front matter of page files is looked up in them. */
  readonly apiSpecs: readonly string[];
  readonly findings: Findings;
  /** References that found no operation. They are reported once all specs of the site are known. */
  readonly unknown: UnknownReference[];
  /** How many references need the missing specs of a scope. */
  readonly waiting: Map<SpecScope, number>;
  /** Elements that may get pages for all operations of a spec, in no order. */
  readonly generating: Element[];
  /** Elements that get pages from AsyncAPI documents, GraphQL schemas or SDK references. */
  readonly defining: { readonly element: Holder; readonly scope: SpecScope }[];
  /** The pages whose front matter names a part of an SDK. */
  readonly shownSymbols: ShownSymbol[];
  /** The pages that entries with an `#anchor` lead to. */
  readonly anchored: PageLeaf[];
  /** The languages, and the versions, that are side by side. */
  readonly choices: Choice[][];
  /** Pages of hidden operations, which exist without being in the navigation (mintlify dialect). */
  readonly unlisted: OperationLeaf[];
  /** Limits the work spent on suggestions. */
  readonly effort: Effort;
}
