import { asObject, type JsonObject, segmentsOf, valueAt } from "../../../json/json-value.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { verbOf } from "../../../vocabulary/elements/operation-reference.ts";
import { authorizationWays, type Credential } from "./authorization-view.ts";
import { bodyOf } from "./body-view.ts";
import { listParameters } from "./parameter-view.ts";
import { type Server, serversOf } from "./server-view.ts";

/** An operation with all that concerns it, read from its spec. */
export interface AskedOperation {
  readonly method: string;
  readonly path: string;
  readonly servers: readonly Server[];
  readonly parameters: readonly JsonObject[];
  readonly ways: readonly (readonly Credential[])[];
  readonly body: JsonObject | undefined;
  readonly spec: unknown;
}

/** Reads an operation of a spec; a webhook has neither server nor authorization: it is sent to the reader. */
export function readOperation(
  { endpoint }: DocumentPart,
  spec: unknown,
): { object: JsonObject; asked: AskedOperation } {
  const isAsked = endpoint.kind === "operation";
  const segments = segmentsOf(endpoint.pointer);
  const object = asObject(valueAt(spec, segments));
  const isAdditional = segments.at(-2) === "additionalOperations";
  const item = asObject(valueAt(spec, segments.slice(0, isAdditional ? -2 : -1)));
  const asked: AskedOperation = {
    method: verbOf(endpoint).toUpperCase(),
    path: endpoint.path,
    servers: isAsked ? serversOf([object, item, asObject(spec)]) : [],
    parameters: listParameters([object, item], spec),
    ways: isAsked ? authorizationWays(object, spec) : [],
    body: bodyOf(object, spec),
    spec,
  };
  return { object, asked };
}
