import { KNOWN_KEYS } from "../../../schemas/validators.js";
import type { Dialect } from "../../vocabulary/dialect.ts";
import { CHILD_KEYS, type ContainerKind, ELEMENTS } from "../../vocabulary/elements.ts";
import type { Element } from "./element-frame.ts";
import type { Findings } from "./findings.ts";

/** What a key is to an element: a field of its own, or a key that holds children, here or elsewhere. */
export type KeyRole = "own" | "child";

/** One check of a navigation. */
export interface Check {
  readonly dialect: Dialect;
  readonly findings: Findings;
  /** True where `$ref`s stand for files that nobody has read. */
  readonly noteIncludes: boolean;
  /** Elements whose missing name was reported at the place where it stands instead. */
  readonly named: Set<object>;
  /** Elements whose missing children were reported so. */
  readonly excused: Set<object>;
  /** Elements that set `directory`, and those of them whose listing some page shows. */
  readonly directories: Element[];
  readonly shownDirectories: Set<Element>;
  /** Whether part of the navigation was not read: an include, or what stands where no element can. */
  isPartlyRead: boolean;
}

const rolesOf = (kind: ContainerKind): ReadonlyMap<string, KeyRole> =>
  new Map([
    ...Object.keys(KNOWN_KEYS.elements[kind]?.keys ?? {}).map((key) => [key, "own"] as const),
    ...CHILD_KEYS.map((key) => [key, "child"] as const),
  ]);

/** Per kind of element, what each known key is to it. */
export const KEY_ROLES: Readonly<Record<ContainerKind, ReadonlyMap<string, KeyRole>>> = Object.fromEntries(
  [...Object.keys(ELEMENTS), "navigation"].map((kind) => [kind, rolesOf(kind as ContainerKind)]),
) as Record<ContainerKind, ReadonlyMap<string, KeyRole>>;

/** Notes a `$ref`: what it stands for is not part of this check. An empty one is an error already. */
export function noteInclude(check: Check, path: string, pointer: string): void {
  check.isPartlyRead = true;
  if (check.noteIncludes && path.trim() !== "") check.findings.add("config/unread-include", { path }, { pointer });
}
