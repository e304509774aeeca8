import type { CallerStats, FeedbackByPage, PageTraffic, SearchTerm } from "../../../../schemas/types.ts";
import { compareText } from "../../../diagnostic/diagnostic.ts";
import { answerJson } from "../http/answers.ts";
import { type HitsCursor, writeHits } from "../http/parameters.ts";
import { type AdminCall, walkRecords } from "./admin-call.ts";
import { acceptFeedback } from "./record-pages.ts";

/** The item of a key, which `make` makes if there is none yet. */
function itemOf<T>(items: Map<string, T>, key: string, make: () => T): T {
  const item = items.get(key) ?? make();
  items.set(key, item);
  return item;
}

/** A stretch of the pages, those with the highest totals first. */
function busiest<T extends { path: string; total: number }>(pages: ReadonlyMap<string, T>, from: number, most: number) {
  const sorted = [...pages.values()].sort((a, b) => b.total - a.total || compareText(a.path, b.path));
  return { found: sorted.slice(from, from + most), hasMore: sorted.length > from + most };
}

export async function answerFeedbackByPage(call: AdminCall): Promise<Response> {
  const accept = acceptFeedback(call);
  const pages = new Map<string, FeedbackByPage["feedback"][number]>();
  for await (const feedback of walkRecords(call, "feedback")) {
    if (!accept(feedback)) continue;
    const { path, helpful, source } = feedback;
    const page = itemOf(pages, path, () => ({ path, thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 }));
    if (helpful === true) page.thumbsUp++;
    if (helpful === false) page.thumbsDown++;
    if (source === "code_snippet") page.code++;
    page.total++;
  }
  const { found, hasMore } = busiest(pages, 0, call.query.limit);
  return answerJson(200, JSON.stringify({ feedback: found, hasMore }));
}

/** The most frequent terms first, and equally frequent terms by their text, so that no page repeats one. */
export async function answerSearches(call: AdminCall): Promise<Response> {
  const terms: SearchTerm[] = [];
  for await (const term of walkRecords(call, "searches")) terms.push(term);
  const compare = (a: HitsCursor, b: HitsCursor) => b.hits - a.hits || compareText(a.term, b.term);
  const placeOf = ({ hits, searchQuery: term }: SearchTerm): HitsCursor => ({ hits, term });
  terms.sort((a, b) => compare(placeOf(a), placeOf(b)));
  const { limit, cursor } = call.query;
  const rest = cursor ? terms.filter((term) => compare(placeOf(term), cursor) > 0) : terms;
  const searches = rest.slice(0, limit);
  const last = rest.length > limit ? searches.at(-1) : undefined;
  const totalSearches = terms.reduce((sum, { hits }) => sum + hits, 0);
  return answerJson(
    200,
    JSON.stringify({ searches, totalSearches, nextCursor: last ? writeHits(placeOf(last)) : null }),
  );
}

/** The days of a range, summed up by page: of visitors that is more than there were, if some came on several days. */
export const answerTraffic =
  (kind: "views" | "visitors") =>
  async (call: AdminCall): Promise<Response> => {
    const pages = new Map<string, PageTraffic>();
    const totals = { human: 0, ai: 0, total: 0 };
    for await (const { path, human, ai, total } of walkRecords(call, kind)) {
      for (const sum of [itemOf(pages, path, () => ({ path, human: 0, ai: 0, total: 0 })), totals]) {
        sum.human += human;
        sum.ai += ai;
        sum.total += total;
      }
    }
    const { found, hasMore } = busiest(pages, call.query.offset, call.query.limit);
    return answerJson(200, JSON.stringify({ totals, [kind]: found, hasMore }));
  };

/** A conversation says by a field `caller` (`web`, `api`) where it came from; without it, it is `web` if its page is known. */
export async function answerCallerStats(call: AdminCall): Promise<Response> {
  const stats: CallerStats = { web: 0, api: 0, other: 0, total: 0 };
  for await (const conversation of walkRecords(call, "conversations")) {
    const { caller, pageUrl } = conversation as typeof conversation & { caller?: unknown };
    const from = caller ?? (pageUrl === null ? "other" : "web");
    stats[from === "web" || from === "api" ? from : "other"]++;
    stats.total++;
  }
  return answerJson(200, JSON.stringify(stats));
}
