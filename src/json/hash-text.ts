/** The start value of 32-bit FNV-1a. Source: draft-eastlake-fnv. */
const FNV_BASIS = 0x811c9dc5;

/** FNV-1a over the UTF-16 code units of a text: 32 bits, without sign. */
export function hashText(text: string, basis = FNV_BASIS): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Two hashes of a text with two start values, which say more than one: 16 hexadecimal digits. */
export const longHash = (text: string): string =>
  [FNV_BASIS, 0x9747b28c].map((basis) => hashText(text, basis).toString(16).padStart(8, "0")).join("");
