import type { Finding } from "../../diagnostic/finding.ts";
import type { Dialect } from "../../vocabulary/dialect.ts";
import type { Effort } from "../checks/effort.ts";
import type { Choice, Container } from "../nodes/container.ts";
import type { OperationLeaf } from "../nodes/leaf.ts";
import type { Trunk } from "../nodes/root-node.ts";
import type { SpecLibrary } from "../specs/spec-library.ts";
import type { UnknownReference } from "./resolve-reference.ts";

/** What the steps of resolving work on, one after the other. */
export interface Resolving {
  readonly dialect: Dialect;
  readonly trunk: Trunk;
  readonly specs: SpecLibrary;
  /** The specs that `api.openapi` names; only the front matter of page files is looked up in them. */
  readonly apiSpecs: readonly string[];
  readonly findings: Finding[];
  /** References that found no operation; they are judged once all specs of the site are known. */
  readonly unknown: UnknownReference[];
  /** Elements that may get pages for all operations of a spec, in no order. */
  readonly generating: Container[];
  /** The languages, and the versions, that stand side by side. */
  readonly choices: Choice[][];
  /** Pages of hidden operations, which exist without being in the navigation (mintlify dialect). */
  readonly unlisted: OperationLeaf[];
  /** Bounds what is spent on suggestions. */
  readonly effort: Effort;
}
