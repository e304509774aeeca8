import * as validators from "../../../schemas/admin-validators.js";
import type { AgentJob, AssistantConversation } from "../../../schemas/types.ts";
import { escapeSegment } from "../../json/pointer.ts";
import { refuseConversation, refuseJob } from "../server/stores/store.ts";

/** What a line of an import holds. */
export type ImportRecord =
  | { kind: "job"; job: AgentJob }
  | { kind: "conversation"; conversation: AssistantConversation }
  | { kind: "fault"; fault: string };

/**
 * Reads a line: a conversation has `query`, a job has `status`. Everything that the schemas and the stores ask for is
 * checked; fields beyond them are kept.
 */
export function parseRecord(text: string): ImportRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "fault", fault: "is not JSON" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { kind: "fault", fault: "is not a JSON object" };
  }
  if (Object.hasOwn(value, "query")) {
    const conversation = value as AssistantConversation;
    const fault = shapeFault(validators.assistantConversation, value) ?? refuseConversation(conversation);
    return fault === undefined ? { kind: "conversation", conversation } : { kind: "fault", fault };
  }
  if (Object.hasOwn(value, "status")) {
    const job = value as AgentJob;
    const fault = shapeFault(validators.agentJob, value) ?? refuseJob(job);
    return fault === undefined ? { kind: "job", job } : { kind: "fault", fault };
  }
  return { kind: "fault", fault: "is neither a conversation (no query) nor a job (no status)" };
}

const withArticle = (type: string): string => (type === "null" ? type : `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`);

/** The first departure from a schema in words; `undefined` where there is none. */
function shapeFault(validator: validators.Validator, value: unknown): string | undefined {
  if (validator(value)) return undefined;
  const [error] = validator.errors ?? [];
  if (!error) return "does not fit its schema";
  const { instancePath, keyword, params } = error;
  const place = instancePath === "" ? "" : `${instancePath} `;
  if (keyword === "required") return `${instancePath}/${escapeSegment(String(params.missingProperty))} is missing`;
  if (keyword === "type")
    return `${place}must be ${[params.type]
      .flat()
      .map((type) => withArticle(String(type)))
      .join(" or ")}`;
  if (keyword === "enum") return `${place}must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
  return `${place}fails ${JSON.stringify(keyword)}`;
}
