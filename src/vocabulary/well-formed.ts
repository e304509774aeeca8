/** A text whose half characters (lone surrogates), which no encoding has, are U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
