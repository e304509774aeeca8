import { countValues } from "../../../json/count-values.ts";

/** Thrown by `WorkLimit`, and caught where overlays are applied. */
export class WorkLimitError extends Error {}

/** How many steps overlays may take, and how many more for each value of the spec: values read, characters compared. */
const STEPS = 500_000;
const STEPS_A_VALUE = 100;
/** The most values that are counted. Only aliases that unfold without end have more. */
const MOST_VALUES = 1_000_000;

/** The limit on the work of applying overlays to one spec. Even a short JSONPath can require any amount of work. */
export class WorkLimit {
  #left: number;

  constructor(spec: unknown) {
    this.#left = STEPS + STEPS_A_VALUE * countValues(spec, MOST_VALUES);
  }

  /** Takes steps from what is left. @throws {WorkLimitError} if there are not enough */
  readonly spend = (steps: number): void => {
    this.#left -= steps;
    if (!(this.#left >= 0)) throw new WorkLimitError();
  };

  /** Takes one step for each value inside a value. An object that appears several times counts each time. */
  readonly spendOn = (value: unknown): void => {
    const pending: unknown[] = [value];
    while (pending.length > 0) {
      this.spend(1);
      const next = pending.pop();
      if (typeof next !== "object" || next === null) continue;
      for (const inner of Object.values(next)) pending.push(inner);
    }
  };
}
