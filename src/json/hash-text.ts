/** The start value of 32-bit FNV-1a. Source: draft-eastlake-fnv. */
export const FNV_BASIS = 0x811c9dc5;

/** FNV-1a over the UTF-16 code units of a text: 32 bits, without sign. */
export function hashText(text: string, basis = FNV_BASIS): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
