import { decodePath } from "../../vocabulary/addresses/address.ts";

/** What the anchor of the address names. Anybody may write an address, with what is no encoding in it. */
export function linkedElement(): HTMLElement | null {
  const anchor = location.hash.slice(1);
  return document.getElementById(anchor) ?? document.getElementById(anchor.replace(/(?:%[\da-f]{2})+/gi, decodePath));
}
