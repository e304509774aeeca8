/** A point in time as milliseconds since 1970 (UTC) and the nanoseconds beyond them, 0 to 999,999. */
export interface Instant {
  milliseconds: number;
  nanoseconds: number;
}

/** The time of what has none: it comes before all else. */
export const EPOCH: Instant = { milliseconds: 0, nanoseconds: 0 };

const DATE = "(\\d{4})-(\\d{2})-(\\d{2})";
const TIME = "(\\d{2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d+))?)?";
const OFFSET = "(?:[Zz]|([+-])(\\d{2})(?::?(\\d{2}))?)";
const FORM = new RegExp(`^${DATE}(?:[Tt]${TIME}${OFFSET}?)?$`);

/**
 * Reads an ISO 8601 calendar date, with or without a time, with or without an offset: `2026-03-01`,
 * `2026-03-01T09:30Z`, `2026-03-01T09:30:15.123456+02:00`. A bare date is the start of that day; without an offset the
 * time is UTC. The second 60, a leap second, is the one after. Exact to the nanosecond. `undefined` for every other form and for dates and times that do not exist.
 */
export function parseInstant(text: string): Instant | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = "", sign, offsetHour = 0, offsetMinute = 0] =
    match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;

  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999, `setUTCFullYear` takes them as they are.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  date.setUTCHours(Number(hour), Number(minute), Number(second));

  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000 * (sign === "-" ? -1 : 1);
  const digits = fraction.slice(0, 9).padEnd(9, "0");
  return {
    milliseconds: date.getTime() - offset + Number(digits.slice(0, 3)),
    nanoseconds: Number(digits.slice(3)),
  };
}
