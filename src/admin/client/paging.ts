import type { AssistantConversation, ConversationPage } from "../../../schemas/types.ts";
import { readCount } from "./client-options.ts";
import { AdminAbortError, AdminResponseError } from "./errors.ts";
import type { CallOptions } from "./transport.ts";

export interface ListOptions extends CallOptions {
  /** Stops after this many items. Default: all of them. */
  maxItems?: number | undefined;
}

/** The part of a query that continues a list. */
export interface Continuation {
  readonly cursor?: string;
  readonly offset?: number;
}

/** The items of one page, and where the list goes on behind them. */
export interface ListBatch<Item> {
  items: readonly Item[];
  /** To be added to the query for all that comes later; `undefined` at the end. */
  next: Continuation | undefined;
}

/** Items over all pages. Nothing is requested before the first one is asked for; each loop starts anew. */
export interface AdminList<Item, Page> extends AsyncIterable<Item> {
  /** The pages themselves, whole, as the API answers them. With `maxItems`, the page that reaches it is the last. */
  pages(): AsyncIterable<Page>;
  /** The same page by page, each with what continues the list behind it: keep `next` to go on after a break. */
  batches(): AsyncIterable<ListBatch<Item>>;
}

/** Conversations over all pages. */
export interface ConversationList extends AdminList<AssistantConversation, ConversationPage> {
  /** Only what the assistant could not answer: the gaps of the documentation. `maxItems` counts these. */
  unanswered(): AsyncIterable<AssistantConversation>;
}

export interface ListQuery {
  limit?: number;
  cursor?: string;
  offset?: number;
}

/** How a list gets its pages. */
export interface ListSource<Page> {
  /** The request as errors name it. */
  request: string;
  /** The field of a page that has its items, and the parameter that goes on. */
  items: string;
  by: "cursor" | "offset";
  /** How many items a page has unless the query says so. */
  usual: number;
  fetchPage: (query: ListQuery, options: CallOptions) => Promise<Page>;
}

/** A list over all pages of `source` from the place on that the query names. `filtered` gives the items that it accepts. */
export function listItems<Item, Page extends object>(
  source: ListSource<Page>,
  query: ListQuery,
  options: ListOptions,
): AdminList<Item, Page> & { filtered(accept: (item: Item) => boolean): AsyncIterable<Item> } {
  const maxItems = readCount("maxItems", options.maxItems, Number.POSITIVE_INFINITY);
  // If few are wanted, a full page would be fetched for nothing.
  const sized =
    maxItems < (query.limit ?? source.usual) ? { ...query, limit: Math.max(1, Math.ceil(maxItems)) } : query;
  const walk = (from = sized, most = maxItems) => walkPages<Item, Page>(source, from, options, most);
  return {
    async *pages() {
      for await (const { page } of walk()) yield page;
    },
    async *batches() {
      for await (const { items, next } of walk()) yield { items, next };
    },
    filtered: (accept) => takeItems(walk(query, Number.POSITIVE_INFINITY), maxItems, accept, options, source.request),
    [Symbol.asyncIterator]: () => takeItems(walk(), maxItems, () => true, options, source.request),
  };
}

interface Step<Item, Page> extends ListBatch<Item> {
  page: Page;
}

/** Every page until one ends the list or `maxItems` is reached; while one is consumed, the next is on its way. */
async function* walkPages<Item, Page extends object>(
  source: ListSource<Page>,
  query: ListQuery,
  { signal, timeoutMs }: CallOptions,
  maxItems: number,
): AsyncGenerator<Step<Item, Page>, void, undefined> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });

  const seen = new Set<unknown>();
  const follow = async (from: ListQuery | string): Promise<Step<Item, Page>> => {
    if (typeof from === "string") throw new AdminResponseError(source.request, "/nextCursor", from);
    if (from.cursor !== undefined && seen.has(from.cursor)) {
      throw new AdminResponseError(source.request, "/nextCursor", "the same cursor came a second time");
    }
    seen.add(from.cursor);
    const page = await source.fetchPage(from, { signal: stop.signal, timeoutMs });
    const items = page[source.items as keyof Page] as readonly Item[];
    return { page, items, next: continuation(page, items.length, source.by, from) };
  };

  try {
    let wanted = maxItems;
    let upcoming = wanted > 0 ? follow(query) : undefined;
    while (upcoming) {
      const step: Step<Item, Page> = await upcoming;
      wanted -= step.items.length;
      const { hasMore } = step.page as { hasMore?: boolean };
      const goesOn = wanted > 0 && (step.next !== undefined || hasMore === true);
      upcoming = goesOn ? follow(step.next ? { ...query, ...step.next } : NO_WAY_ON[source.by]) : undefined;
      // Its failure is reported when the page is asked for, not while the one before is being consumed.
      upcoming?.catch(() => {});
      yield step;
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    stop.abort();
  }
}

/** The faults of a page that promises more, but leads nowhere. */
const NO_WAY_ON = {
  cursor: "hasMore is true, but there is no cursor",
  offset: "hasMore is true, but the page is empty",
};

/** Where a list goes on behind a page. A page without `hasMore` is the last one if it has no cursor. */
function continuation(
  page: object,
  length: number,
  by: ListSource<object>["by"],
  query: ListQuery,
): Continuation | undefined {
  const { hasMore, nextCursor } = page as { hasMore?: boolean; nextCursor?: string | null };
  if (hasMore === false) return undefined;
  if (by === "offset") return length > 0 ? { offset: (query.offset ?? 0) + length } : undefined;
  return typeof nextCursor === "string" ? { cursor: nextCursor } : undefined;
}

/** The items of the steps that `accept` lets through, up to `maxItems`. */
async function* takeItems<Item>(
  steps: AsyncIterable<ListBatch<Item>>,
  maxItems: number,
  accept: (item: Item) => boolean,
  { signal }: CallOptions,
  request: string,
): AsyncGenerator<Item, void, undefined> {
  let taken = 0;
  if (taken >= maxItems) return;
  for await (const { items } of steps) {
    for (const item of items) {
      if (signal?.aborted) throw new AdminAbortError(request, signal.reason);
      if (!accept(item)) continue;
      yield item;
      taken++;
      if (taken >= maxItems) return;
    }
  }
}
