import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AgentJob, ConversationPage } from "../../../schemas/types.ts";
import { valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { faultsOf, type Shape, type ShapeFault } from "../../json/shape.ts";
import { describeShapeFault } from "../schema-fault.ts";
import { AdminResponseError } from "./errors.ts";

/** An answer of the job endpoint. Throws `AdminResponseError`. */
export function readAgentJob(body: unknown, request: string): AgentJob {
  expectShape(ADMIN_SHAPES.mintlify["agent-job"], body, request);
  return body as AgentJob;
}

/** An answer of the analytics endpoint. Throws `AdminResponseError`. */
export function readConversationPage(body: unknown, request: string): ConversationPage {
  expectShape(ADMIN_SHAPES.mintlify["conversation-page"], body, request);
  return body as ConversationPage;
}

/** Fields and enum values that a later version of the API may add pass; any other departure from the schema throws. */
function expectShape(shape: Shape, body: unknown, request: string): void {
  const isNewValue = ({ keyword, pointer }: ShapeFault) =>
    keyword === "enum" && typeof valueAt(body, segmentsOf(pointer)) === "string";
  const fault = faultsOf(body, shape).find((fault) => !isNewValue(fault));
  if (!fault) return;
  const { pointer, problem } = describeShapeFault(fault, body);
  throw new AdminResponseError(request, pointer, problem);
}
