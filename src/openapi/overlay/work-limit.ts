/** Thrown by `WorkLimit`, and caught where overlays are applied. */
export class WorkLimitError extends Error {}

/** More than the overlays of a large spec need, in values read and characters compared. */
const MOST_STEPS = 5_000_000;

/** What laying overlays over one spec may cost: a short JSONPath can ask for any amount of work. */
export class WorkLimit {
  #left = MOST_STEPS;

  /** Takes steps from what is left. @throws {WorkLimitError} where there are not enough */
  readonly spend = (steps: number): void => {
    this.#left -= steps;
    if (!(this.#left >= 0)) throw new WorkLimitError();
  };

  /** Takes as many steps as a value has values in it, however often one object is in it. */
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
