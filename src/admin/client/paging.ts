import type { AssistantConversation, ConversationPage, ConversationQuery } from "../../../schemas/types.ts";
import { ENDPOINTS } from "../../schema/admin/endpoints.ts";
import { readCount } from "./client-options.ts";
import { AdminAbortError, AdminResponseError } from "./errors.ts";
import type { CallOptions } from "./transport.ts";

export interface ConversationListOptions extends CallOptions {
  /** Stops after this many conversations. Default: all of them. */
  maxItems?: number | undefined;
}

/** Conversations over all pages. Nothing is requested before the first one is asked for; each loop starts anew. */
export interface ConversationList extends AsyncIterable<AssistantConversation> {
  /**
   * The pages themselves, whole: the `nextCursor` of the last one seen continues exactly there. With `maxItems`, the
   * page that reaches it is the last.
   */
  pages(): AsyncIterable<ConversationPage>;
  /** Only what the assistant could not answer: the gaps of the documentation. `maxItems` counts these. */
  unanswered(): AsyncIterable<AssistantConversation>;
}

/** How a list gets its pages. */
export interface PageSource {
  /** The request as errors name it. */
  request: string;
  fetchPage: (query: ConversationQuery, options: CallOptions) => Promise<ConversationPage>;
}

/** A list over all pages of `source` from the query's cursor on. */
export function listConversations(
  source: PageSource,
  query: ConversationQuery,
  options: ConversationListOptions,
): ConversationList {
  const maxItems = readCount("maxItems", options.maxItems, Number.POSITIVE_INFINITY);
  // If few are wanted, a full page would be fetched for nothing.
  const sized =
    maxItems < (query.limit ?? ENDPOINTS.getAssistantConversations.page.usual)
      ? { ...query, limit: Math.max(1, Math.ceil(maxItems)) }
      : query;
  const pages = () => walkPages(source, sized, options, maxItems);
  return {
    pages,
    unanswered: () => takeItems(walkPages(source, query, options), maxItems, isGap, options.signal, source.request),
    [Symbol.asyncIterator]: () => takeItems(pages(), maxItems, () => true, options.signal, source.request),
  };
}

const isGap = ({ resolutionStatus }: AssistantConversation) => resolutionStatus === "unanswered";

/** Every page until one ends the list or `maxItems` is reached; while one is consumed, the next is on its way. */
async function* walkPages(
  { request, fetchPage }: PageSource,
  query: ConversationQuery,
  { signal, timeoutMs }: CallOptions,
  maxItems = Number.POSITIVE_INFINITY,
): AsyncGenerator<ConversationPage, void, undefined> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });

  const cursors = new Set<string>();
  const follow = async (cursor: string | null | undefined): Promise<ConversationPage> => {
    if (cursor === null)
      throw new AdminResponseError(request, "/nextCursor", "hasMore is true, but there is no cursor");
    if (cursor !== undefined && cursors.has(cursor)) {
      throw new AdminResponseError(request, "/nextCursor", "the same cursor came a second time");
    }
    if (cursor !== undefined) cursors.add(cursor);
    return fetchPage(cursor === undefined ? query : { ...query, cursor }, { signal: stop.signal, timeoutMs });
  };

  try {
    let wanted = maxItems;
    let upcoming = wanted > 0 ? follow(query.cursor) : undefined;
    while (upcoming) {
      const page: ConversationPage = await upcoming;
      wanted -= page.conversations.length;
      upcoming = page.hasMore && wanted > 0 ? follow(page.nextCursor) : undefined;
      // Its failure is reported when the page is asked for, not while the one before is being consumed.
      upcoming?.catch(() => {});
      yield page;
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    stop.abort();
  }
}

/** The conversations of the pages that `accept` lets through, up to `maxItems`. */
async function* takeItems(
  pages: AsyncIterable<ConversationPage>,
  maxItems: number,
  accept: (conversation: AssistantConversation) => boolean,
  signal: AbortSignal | undefined,
  request: string,
): AsyncGenerator<AssistantConversation, void, undefined> {
  let taken = 0;
  if (taken >= maxItems) return;
  for await (const page of pages) {
    for (const conversation of page.conversations) {
      if (signal?.aborted) throw new AdminAbortError(request, signal.reason);
      if (!accept(conversation)) continue;
      yield conversation;
      taken++;
      if (taken >= maxItems) return;
    }
  }
}
