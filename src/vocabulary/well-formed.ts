/** A text in which U+FFFD replaces each lone surrogate, since no encoding can write one. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
