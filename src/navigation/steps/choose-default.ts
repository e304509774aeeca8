import type { Choice } from "../nodes/make-element.ts";

/** Specification, "Versions": the default is the first entry that says so, else the first entry. */
export function chooseDefault(choices: readonly Choice[]): void {
  const chosen = choices.find((choice) => choice.default) ?? choices[0];
  for (const choice of choices) choice.default = choice === chosen;
}
