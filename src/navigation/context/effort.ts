/** Up to this length (in characters), comparing a name with another counts once. */
const USUAL_LENGTH = 64;

/** What is left to be spent on suggestions: a site full of mistakes must not cost the square of them. */
export class Effort {
  #left: number;

  constructor(comparisons = 500_000) {
    this.#left = comparisons;
  }

  /**
   * Whether a name may be compared with so many others; they count as compared. Comparing takes the square of the
   * name's length, and counts accordingly.
   */
  spend(name: string, comparisons: number): boolean {
    const cost = comparisons * Math.max(1, (name.length / USUAL_LENGTH) ** 2);
    if (cost > this.#left) return false;
    this.#left -= cost;
    return true;
  }
}
