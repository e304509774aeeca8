/** Up to this length (in characters), comparing a name with another counts once. */
const USUAL_LENGTH = 64;

/**
 * The work that may still be spent on suggestions. It is limited, so that a site full of mistakes does not take
 * quadratic time.
 */
export class Effort {
  #left: number;

  constructor(comparisons = 500_000) {
    this.#left = comparisons;
  }

  /**
   * Whether a name may still be compared with that many others. If so, the comparisons count as made. Comparing takes
   * the square of the name's length, and counts accordingly.
   */
  spend(name: string, comparisons: number): boolean {
    const cost = comparisons * Math.max(1, (name.length / USUAL_LENGTH) ** 2);
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
}
