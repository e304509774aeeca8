import {
  type AgentJob,
  type AssistantConversation,
  adminOpenApi,
  type ConversationPage,
  createAdminClient,
} from "docsjson/admin";
import { expectTypeOf } from "vitest";

const client = createAdminClient({ baseUrl: "https://api.example.com", apiKey: "svc_x", projectId: "acme", fetch });

expectTypeOf(client.getAgentJob("job_1")).resolves.toEqualTypeOf<AgentJob>();
expectTypeOf(client.waitForAgentJob("job_1", { onUpdate: (job) => job.status })).resolves.toEqualTypeOf<AgentJob>();
expectTypeOf(
  client.getConversations({ dateFrom: new Date(), dateTo: "2026-12-01" }),
).resolves.toEqualTypeOf<ConversationPage>();
expectTypeOf<AgentJob["prLink"]>().toEqualTypeOf<string | null>();
expectTypeOf<AgentJob["status"]>().toEqualTypeOf<"active" | "completed" | "archived" | "failed">();

async function loops() {
  const list = client.conversations({ limit: 10 }, { maxItems: 5, signal: undefined });
  for await (const conversation of list) expectTypeOf(conversation).toEqualTypeOf<AssistantConversation>();
  for await (const conversation of list.unanswered()) expectTypeOf(conversation).toEqualTypeOf<AssistantConversation>();
  for await (const page of list.pages()) expectTypeOf(page).toEqualTypeOf<ConversationPage>();
}
expectTypeOf(loops).returns.resolves.toBeVoid();

// @ts-expect-error: a key may be missing in the environment, and then there is no client
createAdminClient({ baseUrl: "https://api.example.com", apiKey: process.env.KEY, projectId: "acme" });
// @ts-expect-error: the key belongs to a project
createAdminClient({ baseUrl: "https://api.example.com", apiKey: "svc_x" });
// @ts-expect-error: maxItems is no parameter of the API
client.conversations({ maxItems: 5 });
// @ts-expect-error: one page has no maxItems
client.getConversations({}, { maxItems: 5 });
// @ts-expect-error: only these two versions
adminOpenApi({ openapi: "2.0" });
