import * as validators from "../../../schemas/admin-validators.js";
import type { AgentJob, ConversationPage } from "../../../schemas/types.ts";
import { valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { describeFault } from "../schema-fault.ts";
import { AdminResponseError } from "./errors.ts";

/** An answer of the job endpoint. Throws `AdminResponseError`. */
export function readAgentJob(body: unknown, request: string): AgentJob {
  expectShape(validators.agentJob, body, request);
  return body as AgentJob;
}

/** An answer of the analytics endpoint. Throws `AdminResponseError`. */
export function readConversationPage(body: unknown, request: string): ConversationPage {
  expectShape(validators.conversationPage, body, request);
  return body as ConversationPage;
}

/** Fields and enum values that a later version of the API may add pass; any other departure from the schema throws. */
function expectShape(validator: validators.Validator, body: unknown, request: string): void {
  if (validator(body)) return;
  const isNewValue = ({ keyword, instancePath }: validators.ValidatorError) =>
    keyword === "enum" && typeof valueAt(body, segmentsOf(instancePath)) === "string";
  const error = validator.errors?.find((error) => !isNewValue(error));
  if (!error) return;
  const { pointer, problem } = describeFault(error, body);
  throw new AdminResponseError(request, pointer, problem);
}
