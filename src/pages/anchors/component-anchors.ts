/** A component whose code was looked at for anchors. */
export interface LookedAtCode {
  readonly file: string;
  /** Whether it makes some, whose names can't be known. */
  readonly makesAnchors: boolean;
}

const MAKES_ANCHORS = /\bid\s*[=:]|<h[1-6]\b/;

/** Prepares a test of whether the code of a component makes anchors; each file is read once. */
export function prepareMakesAnchors(textOf: (file: string) => string | undefined): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    const makes = known.get(file) ?? MAKES_ANCHORS.test(textOf(file) ?? "");
    known.set(file, makes);
    return makes;
  };
}
