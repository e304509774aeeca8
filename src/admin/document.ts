import AdminError from "../../schemas/admin-error.schema.json" with { type: "json" };
import AgentJob from "../../schemas/agent-job.schema.json" with { type: "json" };
import AssistantConversation from "../../schemas/assistant-conversation.schema.json" with { type: "json" };
import ConversationPage from "../../schemas/conversation-page.schema.json" with { type: "json" };
import ConversationQuery from "../../schemas/conversation-query.schema.json" with { type: "json" };
import {
  type AdminOpenApiDocument,
  type AdminOpenApiOptions,
  describeAdminApi,
} from "../schema/admin/admin-openapi.ts";
import { OPENAPI_VERSIONS } from "../schema/admin/openapi-form.ts";

/**
 * The OpenAPI document of the admin API, a new object each time. Error answers that are this implementation's own bear
 * `x-implementation-specific: true`. Throws `TypeError` for a version of OpenAPI that is not offered.
 *
 * @example
 * adminOpenApi({ serverUrl: "https://api.example.com", openapi: "3.1.0" }).info.version; // "2.0.0"
 */
export function adminOpenApi(options: AdminOpenApiOptions = {}): AdminOpenApiDocument {
  const { openapi } = options;
  if (openapi !== undefined && !OPENAPI_VERSIONS.includes(openapi)) {
    throw new TypeError(`openapi must be one of ${OPENAPI_VERSIONS.join(", ")}, not ${String(openapi)}`);
  }
  return describeAdminApi(
    { AgentJob, AdminError, AssistantConversation, ConversationPage, ConversationQuery },
    options,
  );
}
