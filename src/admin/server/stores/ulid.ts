import type { Instant } from "../../instant.ts";

/** Crockford's base 32, in the order of its characters: ULIDs sort as text like the numbers that they are. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 48 bits of milliseconds and 80 bits that follow (https://github.com/ulid/spec); larger numbers do not exist. */
const FORM = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Sorts before every other ULID. */
export const FIRST_ULID = "0".repeat(26);

/** No ULID: sorts behind all of them. */
export const BEHIND_EVERY_ULID = "8";

/** A ULID in the upper case that everything here compares in; `undefined` for any other text. */
export function parseUlid(text: string): string | undefined {
  const upper = text.toUpperCase();
  return FORM.test(upper) ? upper : undefined;
}

/**
 * The lowest position that a conversation of this instant can have, and so the bound of a range of time: a position is
 * below it exactly if its instant is earlier. Times before 1970 give the first ULID.
 */
export function lowestPosition({ milliseconds, nanoseconds }: Instant): string {
  if (milliseconds < 0) return FIRST_ULID;
  return encode(milliseconds, 10) + encode(nanoseconds, 4) + "0".repeat(12);
}

/**
 * A new position for a conversation of this instant: a ULID whose first 14 characters are the time to the nanosecond
 * (the first 20 of a ULID's 80 free bits are the time below the millisecond) and whose last 12 are random.
 */
export function newPosition(instant: Instant): string {
  let random = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(12))) random += ALPHABET[byte & 31];
  return lowestPosition(instant).slice(0, 14) + random;
}

/** `value` in base 32, padded to `length` characters. */
function encode(value: number, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
  return text;
}

/** Whether two positions have the same instant, to the nanosecond. */
export const shareInstant = (a: string, b: string): boolean => a.slice(0, 14) === b.slice(0, 14);
