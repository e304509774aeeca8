/** A setting that has no place in docs.json, or not the same one. */
export interface MintNote {
  /** Where it is in the old file, with dots: `api.maintainOrder`. */
  readonly setting: string;
  /** What happens to it, as the end of a sentence. */
  readonly fate: string;
}
