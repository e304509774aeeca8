import { ENDPOINTS } from "../../../schema/admin/endpoints.ts";
import { parseInstant } from "../../instant.ts";
import type { ConversationRange } from "../stores/store.ts";
import { BEHIND_EVERY_ULID, FIRST_ULID, lowestPosition, parseUlid } from "../stores/ulid.ts";

const LIMIT = ENDPOINTS.getAssistantConversations.page;

type Parsed<T> = { ok: true; value: T } | { ok: false; faults: string[] };

/**
 * Turns the query of the conversations endpoint into the range of positions to read. `cursor` and `dateTo` are both
 * upper bounds: the lower one counts. Every bad parameter gets a fault that names it; parameters that the endpoint does
 * not have are ignored, as HTTP services do.
 */
export function parseConversationQuery(query: URLSearchParams): Parsed<ConversationRange> {
  const faults: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const [text, ...more] = query.getAll(name);
    if (text === undefined) return fallback;
    if (more.length > 0) {
      faults.push(`${name} must be given once, not ${more.length + 1} times`);
      return fallback;
    }
    const value = parse(text);
    if (value === undefined) faults.push(`${name} must be ${expected}, not ${quoteShort(text)}`);
    return value ?? fallback;
  };

  const date = "a date as YYYY-MM-DD or ISO 8601 (a + is written %2B in a query)";
  const from = read("dateFrom", FIRST_ULID, parseDate, date);
  const to = read("dateTo", BEHIND_EVERY_ULID, parseDate, date);
  const limit = read("limit", LIMIT.usual, parseLimit, `an integer from 1 to ${LIMIT.most}`);
  const cursor = read("cursor", BEHIND_EVERY_ULID, parseUlid, "a ULID, the nextCursor of the page before");
  if (from > to) faults.push("dateFrom must not be later than dateTo");
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { from, before: min(cursor, to), limit } };
}

function parseDate(text: string): string | undefined {
  const instant = parseInstant(text);
  return instant && lowestPosition(instant);
}

function parseLimit(text: string): number | undefined {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return limit >= 1 && limit <= LIMIT.most ? limit : undefined;
}

const min = (a: string, b: string): string => (a < b ? a : b);

/** The text in quotes, shortened: enough to recognize it by. */
const quoteShort = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
