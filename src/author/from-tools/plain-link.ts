/** A link without query, fragment and escapes; one that is not escaped properly keeps what is written. */
export function plainLink(link: string): string {
  const plain = link.replace(/[?#].*$/s, "");
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}
