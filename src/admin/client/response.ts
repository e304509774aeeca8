import * as validators from "../../../schemas/admin-validators.js";
import type { AgentJob, ConversationPage } from "../../../schemas/types.ts";
import { valueAt } from "../../json/json-value.ts";
import { escapeSegment, segmentsOf } from "../../json/pointer.ts";
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
  const fault = validator.errors?.find((error) => !isNewValue(error));
  if (fault) throw new AdminResponseError(request, placeOf(fault), problemOf(fault, body));
}

/** The place of a fault; a missing property is at the place where it should be. */
function placeOf({ instancePath, keyword, params }: validators.ValidatorError): string {
  if (keyword !== "required") return instancePath;
  return `${instancePath}/${escapeSegment(String(params.missingProperty))}`;
}

/** What is wrong, without the value itself: answers hold what people asked. */
function problemOf({ instancePath, keyword, params }: validators.ValidatorError, body: unknown): string {
  if (keyword === "required") return "it is missing";
  const found = typeName(valueAt(body, segmentsOf(instancePath)));
  if (keyword === "type") return `it is ${found}, not ${[params.type].flat().join(" or ")}`;
  if (keyword === "enum") return `it is ${found}, not string`;
  if (keyword === "pattern") return "the string has another form";
  return `it fails ${JSON.stringify(keyword)}`;
}

const typeName = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
