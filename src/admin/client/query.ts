import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AdminTypes, Feedback } from "../../../schemas/types.ts";
import { quoteList } from "../../diagnostic/words.ts";
import { faultsOf, type Shape } from "../../json/shape.ts";
import { parseInstant } from "../instant.ts";

/** A stretch of time. Dates are `Date`s, or strings as the API takes them: `YYYY-MM-DD` or ISO 8601. */
export interface DateFilter {
  /** From this day or moment on. A day without a time begins at 00:00 UTC. */
  dateFrom?: string | Date | undefined;
  /** Before this day or moment, which itself is not included. */
  dateTo?: string | Date | undefined;
}

/** The conversations to export. */
export interface ConversationFilter extends DateFilter {
  /** The most conversations on a page, 1 to 1000. Default 100. */
  limit?: number | undefined;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/** The search terms to export. */
export interface SearchFilter extends DateFilter {
  /** The most terms on a page, 1 to 100. Default 50. */
  limit?: number | undefined;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/** The feedback to count by page. */
export interface FeedbackByPageFilter extends DateFilter {
  source?: Feedback["source"] | undefined;
  /** One status or several. */
  status?: Feedback["status"] | readonly Feedback["status"][] | undefined;
  /** The most entries on a page, 1 to 100. Default 50; 10 for counts by page. */
  limit?: number | undefined;
}

/** The feedback to export. */
export interface FeedbackFilter extends FeedbackByPageFilter {
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/** The views or visitors to count. */
export interface TrafficFilter extends DateFilter {
  /** The most rows on a page, 1 to 250. Default 50. */
  limit?: number | undefined;
  /** How many rows to skip. Default 0. */
  offset?: number | undefined;
}

/** The query as the API takes it, by the schema of this name. Throws `TypeError` for values that the API would reject. */
export function readQuery<Name extends keyof AdminTypes>(name: Name, filter: object): AdminTypes[Name] {
  const { cursor, ...query } = Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, asText(value)]])),
  );
  const shape = ADMIN_SHAPES.mintlify[name];
  for (const key of ["dateFrom", "dateTo"]) {
    // The form alone does not say whether there is such a day.
    if (typeof query[key] === "string" && !parseInstant(query[key])) throw refuseValue(key, query[key], shape);
  }
  const [fault] = faultsOf(query, shape);
  if (fault) throw refuseValue(fault.pointer.slice(1), query[fault.pointer.slice(1)], shape);
  // Only the server can judge a cursor, so it is sent back unchanged, whatever its form.
  if (cursor !== undefined && (typeof cursor !== "string" || cursor === "")) {
    throw new TypeError("cursor must be the nextCursor of the previous page, a non-empty string");
  }
  return (cursor === undefined ? query : { ...query, cursor }) as object as AdminTypes[Name];
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(",");
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
}

const refuseValue = (name: string, value: unknown, shape: Shape) =>
  new TypeError(`${name} must be ${expected(shape?.object?.fields?.[name])}, not ${String(value)}`);

/** What a parameter of this shape may be. */
function expected(shape: Shape | undefined): string {
  const { string, integer } = shape ?? {};
  if (integer) {
    return integer.maximum === undefined
      ? "an integer that is not negative"
      : `an integer from 1 to ${integer.maximum}`;
  }
  if (string?.enum) return quoteList(string.enum);
  return string?.form === "date" ? "a date, as YYYY-MM-DD or ISO 8601" : "a string";
}
