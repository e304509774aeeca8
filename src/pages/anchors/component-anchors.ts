import { memoized } from "../../json/memoized.ts";

/** A component whose code was looked at for anchors. */
export interface LookedAtCode {
  readonly file: string;
  /** Whether it makes some, whose names can't be known. */
  readonly makesAnchors: boolean;
}

const MAKES_ANCHORS = /\bid\s*[=:]|<h[1-6]\b/;

/** Prepares a test of whether the code of a component makes anchors; each file is read once. */
export const prepareMakesAnchors = (textOf: (file: string) => string | undefined): ((file: string) => boolean) =>
  memoized((file) => MAKES_ANCHORS.test(textOf(file) ?? ""));
