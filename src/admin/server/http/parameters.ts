import { ADMIN_SHAPES } from "../../../../schemas/admin-shapes.js";
import type { AdminTypes } from "../../../../schemas/types.ts";
import { quoteList } from "../../../diagnostic/words.ts";
import type { Endpoint } from "../../../schema/admin/endpoints.ts";
import { parseInstant } from "../../instant.ts";
import { BEHIND_EVERY_ULID, FIRST_ULID, lowestPosition, parseUlid } from "../stores/ulid.ts";

/** The query of an endpoint, read. Parameters that the endpoint does not have are as if they were absent. */
export interface AdminQuery {
  /** The positions of the first moment, and behind the last: of dates, or of the cursor of a list by time. */
  from: string;
  before: string;
  limit: number;
  offset: number;
  /** Where a list that is not ordered by time goes on. */
  cursor: HitsCursor | undefined;
  source: string | undefined;
  status: ReadonlySet<string> | undefined;
}

/** The last term of a page: the next page begins with what comes after it. */
export interface HitsCursor {
  hits: number;
  term: string;
}

type Parsed<T> = { ok: true; value: T } | { ok: false; faults: string[] };

const DATE = "a date as YYYY-MM-DD or ISO 8601 (a + is written %2B in a query)";

/**
 * Reads the query of an endpoint. `cursor` and `dateTo` are both upper bounds: the lower one counts. Every bad parameter
 * gets a fault that names it; parameters that the endpoint does not have are ignored, as HTTP services do.
 */
export function parseQuery({ query: schema, page }: Endpoint, query: URLSearchParams): Parsed<AdminQuery> {
  const faults: string[] = [];
  const fields = ADMIN_SHAPES.mintlify[schema as keyof AdminTypes]?.object?.fields ?? {};
  const read = <T, Fallback>(
    name: string,
    fallback: Fallback,
    parse: (text: string) => T | undefined,
    expected: string,
  ): T | Fallback => {
    const [text, ...more] = Object.hasOwn(fields, name) ? query.getAll(name) : [];
    if (text === undefined) return fallback;
    if (more.length > 0) {
      faults.push(`${name} must be given once, not ${more.length + 1} times`);
      return fallback;
    }
    const value = parse(text);
    if (value === undefined) faults.push(`${name} must be ${expected}, not ${quoteShort(text)}`);
    return value ?? fallback;
  };

  const from = read("dateFrom", FIRST_ULID, parseDate, DATE);
  const to = read("dateTo", BEHIND_EVERY_ULID, parseDate, DATE);
  const most = page?.most ?? 1;
  const limit = read("limit", page?.usual ?? 1, parseInteger(1, most), `an integer from 1 to ${most}`);
  const byHits = schema === "search-query";
  const place = byHits
    ? undefined
    : read("cursor", BEHIND_EVERY_ULID, parseUlid, "a ULID, the nextCursor of the page before");
  const cursor = byHits ? read("cursor", undefined, parseHits, "the nextCursor of the page before") : undefined;
  const offset = read("offset", 0, parseInteger(0, Number.MAX_SAFE_INTEGER), "an integer that is not negative");
  const source = read("source", undefined, oneOf(SOURCES), quoteList(SOURCES));
  const status = read("status", undefined, someOf(STATUSES), `${quoteList(STATUSES)}, or several with commas`);
  if (from > to) faults.push("dateFrom must not be later than dateTo");
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: { from, before: min(place ?? to, to), limit, offset, cursor, source, status } };
}

const valuesOf = (field: "source" | "status"): readonly string[] =>
  ADMIN_SHAPES.mintlify.feedback?.object?.fields?.[field]?.string?.enum ?? [];
const SOURCES = valuesOf("source");
const STATUSES = valuesOf("status");

const oneOf = (values: readonly string[]) => (text: string) => values.find((value) => value === text);

const someOf = (values: readonly string[]) => (text: string) => {
  const asked = text.split(",").map((part) => part.trim());
  return asked.every((part) => values.includes(part)) ? new Set(asked) : undefined;
};

function parseDate(text: string): string | undefined {
  const instant = parseInstant(text);
  return instant && lowestPosition(instant);
}

const parseInteger =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };

/** A cursor of terms by hits, in letters that need no escape in an address. */
export const writeHits = ({ hits, term }: HitsCursor): string => encodeURIComponent(`${hits} ${JSON.stringify(term)}`);

function parseHits(text: string): HitsCursor | undefined {
  try {
    const [, hits, term] = /^(\S+) (".*")$/s.exec(decodeURIComponent(text)) ?? [];
    const cursor = { hits: Number(hits), term: JSON.parse(term ?? "") as string };
    return Number.isFinite(cursor.hits) ? cursor : undefined;
  } catch {
    return undefined;
  }
}

const min = (a: string, b: string): string => (a < b ? a : b);

/** The text in quotes, shortened: enough to recognize it by. */
const quoteShort = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
