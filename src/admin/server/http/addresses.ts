/** The addresses that begin with the same bits; a single one has all 128 of them. IPv4 is in `::ffff:0:0/96`. */
export interface AddressRange {
  bytes: readonly number[];
  bits: number;
}

const V4_IN_V6 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255];

/** The 16 bytes of an IPv4 or IPv6 address, with or without a zone; `undefined` for any other text. */
export function parseAddress(text: string): number[] | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    const bytes = text.split(".").map(Number);
    return bytes.every((byte) => byte < 256) ? [...V4_IN_V6, ...bytes] : undefined;
  }
  const [, address] = /^([\da-f:.]{2,45})(?:%.*)?$/i.exec(text) ?? [];
  const url = address === undefined ? undefined : `http://[${address}]/`;
  if (url === undefined || !URL.canParse(url)) return undefined;
  // An address in a URL is written in one way: groups of hexadecimal digits, and at most one "::" for zeros.
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split("::")
    .map((side) => (side === "" ? [] : side.split(":").map((group) => Number.parseInt(group, 16))));
  const groups = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
  return groups.flatMap((group) => [group >> 8, group & 255]);
}

/** Reads `203.0.113.5`, `198.51.100.0/24`, `2001:db8::/48`; `undefined` for all else, and for all addresses there are. */
export function parseRange(text: string): AddressRange | undefined {
  const [address = "", length, ...more] = text.split("/");
  const bytes = parseAddress(address);
  const most = address.includes(":") ? 128 : 32;
  const own = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : 0;
  if (!bytes || more.length > 0 || own < 1 || own > most) return undefined;
  return { bytes, bits: 128 - most + own };
}

/** Reads the ranges of an option. @throws {TypeError} if one is none */
export const readRanges = (what: string, texts: readonly string[]): AddressRange[] =>
  texts.map((text) => {
    const range = parseRange(text);
    if (range) return range;
    throw new TypeError(
      `${what} must be IP addresses or ranges such as 198.51.100.0/24 that do not contain all addresses, not ${JSON.stringify(text)}`,
    );
  });

/** Whether an address is in one of the ranges. Any other text is in none. */
export function isInRanges(address: string | undefined, ranges: readonly AddressRange[]): boolean {
  const bytes = address === undefined ? undefined : parseAddress(address);
  return bytes !== undefined && ranges.some((range) => shareBits(bytes, range));
}

const shareBits = (bytes: readonly number[], range: AddressRange): boolean =>
  bytes.every((byte, index) => {
    const bits = Math.min(8, Math.max(0, range.bits - index * 8));
    return (byte ^ (range.bytes[index] as number)) >> (8 - bits) === 0;
  });

/**
 * The address that a request came from. The proxies that are trusted tell it in `X-Forwarded-For`, each behind what it was
 * sent: the last entry that no trusted proxy has is the caller. What anybody else writes there does not count.
 */
export function callerAddress(
  peer: string | undefined,
  forwarded: string | null,
  proxies: readonly AddressRange[],
): string | undefined {
  const hops = [...(forwarded ?? "").split(","), peer ?? ""].map((hop) => hop.trim());
  let address = hops.pop();
  while (hops.length > 0 && isInRanges(address, proxies) && hops.at(-1) !== "") address = hops.pop();
  return address === "" ? undefined : address;
}
