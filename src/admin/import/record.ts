import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AgentJob, AssistantConversation } from "../../../schemas/types.ts";
import { faultsOf, type Shape } from "../../json/shape.ts";
import { describeShapeFault } from "../schema-fault.ts";
import { refuseConversation, refuseJob } from "../server/stores/store.ts";

/** The content of a line of an import. */
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
    const fault =
      shapeFault(ADMIN_SHAPES.mintlify["assistant-conversation"], value) ?? refuseConversation(conversation);
    return fault === undefined ? { kind: "conversation", conversation } : { kind: "fault", fault };
  }
  if (Object.hasOwn(value, "status")) {
    const job = value as AgentJob;
    const fault = shapeFault(ADMIN_SHAPES.mintlify["agent-job"], value) ?? refuseJob(job);
    return fault === undefined ? { kind: "job", job } : { kind: "fault", fault };
  }
  return { kind: "fault", fault: "is neither a conversation (no query) nor a job (no status)" };
}

/** The first departure from a shape in words; `undefined` if there is none. */
function shapeFault(shape: Shape, record: unknown): string | undefined {
  const [fault] = faultsOf(record, shape);
  if (!fault) return undefined;
  const { pointer, problem } = describeShapeFault(fault, record);
  return `${pointer} ${problem}`;
}
