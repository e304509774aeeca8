import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { ConversationQuery } from "../../../schemas/types.ts";
import { faultsOf } from "../../json/shape.ts";
import { ENDPOINTS } from "../../schema/admin/endpoints.ts";
import { parseInstant } from "../instant.ts";

/** The conversations to export. Dates are `Date`s, or strings as the API takes them: `YYYY-MM-DD` or ISO 8601. */
export interface ConversationFilter {
  /** Conversations from this day or moment on. A day without a time begins at 00:00 UTC. */
  dateFrom?: string | Date | undefined;
  /** Conversations before this day or moment, which itself is not included. */
  dateTo?: string | Date | undefined;
  /** The most conversations on a page, 1 to 1000. Default 100. */
  limit?: number | undefined;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

const DATE = "a date, as YYYY-MM-DD or ISO 8601";
const EXPECTED: Record<string, string> = {
  dateFrom: DATE,
  dateTo: DATE,
  limit: `an integer from 1 to ${ENDPOINTS.getAssistantConversations.page.most}`,
};

/** The query as the API takes it. Throws `TypeError` for values that the API would reject. */
export function readQuery({ dateFrom, dateTo, limit, cursor }: ConversationFilter): ConversationQuery {
  const bounds = withoutUndefined({ dateFrom: dateText(dateFrom), dateTo: dateText(dateTo), limit });
  for (const name of ["dateFrom", "dateTo"] as const) {
    const text = bounds[name];
    // The form alone does not say whether there is such a day.
    if (typeof text === "string" && !parseInstant(text)) throw refuseValue(name, text);
  }
  const [fault] = faultsOf(bounds, ADMIN_SHAPES.mintlify["conversation-query"]);
  if (fault) {
    const name = fault.pointer.slice(1) as keyof typeof bounds;
    throw refuseValue(name, bounds[name]);
  }
  // Only the server can judge a cursor, so it is sent back unchanged, whatever its form.
  if (cursor !== undefined && (typeof cursor !== "string" || cursor === "")) {
    throw new TypeError("cursor must be the nextCursor of the previous page, a non-empty string");
  }
  return withoutUndefined({ ...bounds, cursor });
}

const refuseValue = (name: string, value: unknown) =>
  new TypeError(`${name} must be ${EXPECTED[name]}, not ${String(value)}`);

/** The path with the query behind it, if there is any. */
export function withQuery(path: string, query: ConversationQuery): string {
  const search = `${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  return search === "" ? path : `${path}?${search}`;
}

const dateText = (date: string | Date | undefined): string | undefined =>
  date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : (date as string | undefined);

const withoutUndefined = <T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as never;
