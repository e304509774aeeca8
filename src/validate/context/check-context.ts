import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import type { Findings } from "../../diagnostic/findings.ts";
import { knownFields } from "../../json/shape.ts";
import { CHILD_KEYS, type ContainerKind, ELEMENTS } from "../../vocabulary/elements/elements.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import type { Platform } from "../../vocabulary/platform/platforms.ts";
import type { ElementFrame } from "./element-frame.ts";

/** The role of a key in an element: one of its fields, or a list of children, in this kind of element or in others. */
export type KeyRole = "own" | "child";

/** One check of a navigation. */
export interface Check {
  readonly dialect: Dialect;
  /** The platform that the site is for, if it says so. */
  readonly platform: Platform | undefined;
  readonly findings: Findings;
  /** True if the files of `$ref`s were not read. */
  readonly noteIncludes: boolean;
  /** Elements whose missing name is reported already, at the place of the misplaced name. */
  readonly named: Set<object>;
  /** Elements whose missing children are reported already, at the place of the misplaced children. */
  readonly excused: Set<object>;
  /** Elements that set `directory`, and the ones among them whose listing a root page shows. */
  readonly directories: ElementFrame[];
  readonly shownDirectories: Set<ElementFrame>;
  /** Whether part of the navigation was not read: an include, or a value in the place of an element. */
  isPartlyRead: boolean;
}

const rolesOf = (kind: ContainerKind): ReadonlyMap<string, KeyRole> =>
  new Map([
    ...Object.keys(knownFields(DOCS_SHAPES.mintlify[kind]) ?? {}).map((key) => [key, "own"] as const),
    ...CHILD_KEYS.map((key) => [key, "child"] as const),
  ]);

/** For each kind of element, the roles of its known keys. */
export const KEY_ROLES: Readonly<Record<ContainerKind, ReadonlyMap<string, KeyRole>>> = Object.fromEntries(
  [...Object.keys(ELEMENTS), "navigation"].map((kind) => [kind, rolesOf(kind as ContainerKind)]),
) as Record<ContainerKind, ReadonlyMap<string, KeyRole>>;
