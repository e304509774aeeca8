import { CHILD_KEYS } from "../../vocabulary/elements/elements.ts";

/** The place of a node in its container: the container's property, without an index for `root`. */
const STEPS = [...CHILD_KEYS, "root", ...CHILD_KEYS.map((key) => `global/${key}` as const)] as const;
export type Step = (typeof STEPS)[number];

const CODES: ReadonlyMap<string, number> = new Map(STEPS.map((step, code) => [step, code]));
const SPAN = 32;

/** The address of a step's first entry; `addressAt` gives the addresses of the other entries. */
export const firstAddress = (step: Step): number => CODES.get(step) ?? 0;

/** The address of the entry `index` places after the first. */
export const addressAt = (first: number, index: number): number => first + index * SPAN;

/** A step and an index packed into one number, so that a node spends eight bytes on its address. */
export const packAddress = (step: Step, index: number): number => addressAt(firstAddress(step), index);

/** The pointer from the container to the node: `/pages/3`, `/root`. */
export function addressPointer(address: number): string {
  const step = STEPS[address % SPAN] ?? "pages";
  return step === "root" ? "/root" : `/${step}/${Math.floor(address / SPAN)}`;
}
