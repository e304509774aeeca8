import type { AssistantConversation, Feedback } from "../../../../schemas/types.ts";
import { answerError, answerJson } from "../http/answers.ts";
import type { RecordKind } from "../stores/record-kinds.ts";
import type { RecordRow } from "../stores/store.ts";
import { type AdminCall, walkRows } from "./admin-call.ts";

/** A page ends before its JSON is longer, in bytes: with its `nextCursor` a client reads on. */
const LARGEST_PAGE = 8 * 1024 * 1024;

const encoder = new TextEncoder();

export const answerConversations = (call: AdminCall): Promise<Response> => answerPage(call, "conversations");

export const answerFeedback = (call: AdminCall): Promise<Response> => {
  const accept = acceptFeedback(call);
  return answerPage(call, "feedback", (json) => accept(JSON.parse(json)));
};

/** Tells whether feedback is asked for. */
export const acceptFeedback =
  ({ query: { source, status } }: AdminCall) =>
  (feedback: Feedback): boolean =>
    (source === undefined || feedback.source === source) && (status?.has(feedback.status) ?? true);

/** One row more than fits is read: it tells whether there is a next page. */
async function answerPage(
  { store, ids, query }: AdminCall,
  kind: RecordKind,
  accept: (json: string) => boolean = () => true,
): Promise<Response> {
  const page: RecordRow[] = [];
  let bytes = 0;
  let hasMore = false;
  for await (const row of walkRows(store, ids.projectId as string, kind, query, query.limit + 1)) {
    if (!accept(row.json)) continue;
    bytes += encoder.encode(row.json).length;
    hasMore = page.length === query.limit || (page.length > 0 && bytes > LARGEST_PAGE);
    if (hasMore) break;
    page.push(row);
  }
  const items = page.map(({ json }) => json).join(",");
  const nextCursor = JSON.stringify(hasMore ? page.at(-1)?.position : null);
  return answerJson(200, `{"${kind}":[${items}],"nextCursor":${nextCursor},"hasMore":${hasMore}}`);
}

/** A thread is a conversation, by its ID: the reader's question and what the assistant answered. */
export async function answerThread({ store, ids }: AdminCall): Promise<Response> {
  const json = await store.read(ids.projectId as string, "conversations", ids.threadId as string);
  if (json === undefined) return answerError(404, "there is no such thread");
  const { id, timestamp: createdAt, query, response } = JSON.parse(json) as AssistantConversation;
  const messages = [
    { id: `${id}-question`, role: "user", content: query, createdAt },
    { id: `${id}-answer`, role: "assistant", content: response, createdAt },
  ];
  return answerJson(200, JSON.stringify({ threadId: id, createdAt, messages }));
}
