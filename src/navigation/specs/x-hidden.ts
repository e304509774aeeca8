import { CONFIG_START, group, operationExample, siteExample, USERS } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import type { ExcludedOperation } from "../tree.ts";
import type { NamedSpec } from "./spec-library.ts";

export const hiddenOperation = code("openapi/hidden-operation", {
  severity: "warning",
  title: "A reference names a hidden operation",
  explanation:
    "In the specification, x-hidden excludes an endpoint from the documentation, even if an entry of pages names it. The hosted platform (dialect mintlify) shows the page in that case.",
  example: siteExample(
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /debug"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    { "api.yaml": `${USERS}${operationExample("/debug", "Debug", "      x-hidden: true\n")}` },
  ),
  message: ({
    reference,
    spec,
    extension,
  }: {
    reference: string;
    spec: string;
    extension: "x-hidden" | "x-excluded";
  }) => `${quote(reference)} is marked ${extension} in ${spec}, so the entry is left out`,
  hint: ({ extension }) => `remove the entry, or remove ${extension} from the operation`,
});

export const excludedOperation = code("openapi/excluded-operation", {
  severity: "error",
  title: "A reference names an excluded operation",
  explanation:
    "On the hosted platform x-excluded removes an operation completely: it has no page, and an entry of pages that names it is an error.",
  example: {
    wrong: {
      "docs.json": `{ ${CONFIG_START}"navigation": ${group('"openapi": "api.yaml", "pages": ["GET /users", "GET /debug"]')} }`,
      "api.yaml": `${USERS}${operationExample("/debug", "Debug", "      x-excluded: true\n")}`,
    },
    right: {
      "docs.json": `{ ${CONFIG_START}"navigation": ${group('"openapi": "api.yaml", "pages": ["GET /users"]')} }`,
      "api.yaml": `${USERS}${operationExample("/debug", "Debug", "      x-excluded: true\n")}`,
    },
  },
  message: ({ reference, spec }: { reference: string; spec: string }) =>
    `${quote(reference)} is marked x-excluded in ${spec}, so it cannot have a page`,
  hint: () => "remove the entry, or remove x-excluded from the operation",
});

/** Why an operation has no page: `x-excluded`, or `x-hidden` in a dialect in which that excludes it too. */
export function reasonForExclusion(
  { excluded, hidden }: Operation,
  dialect: Dialect,
): ExcludedOperation["reason"] | undefined {
  if (excluded) return "x-excluded";
  return hidden && DIALECT_RULES[dialect].hiddenOperation === "excluded" ? "x-hidden" : undefined;
}

/** The operations that specs exclude from the documentation, spec by spec in document order. */
export const excludedOperations = (specs: Iterable<NamedSpec>, dialect: Dialect): ExcludedOperation[] =>
  [...specs].flatMap(({ source, index }) =>
    (index?.operations ?? []).flatMap((operation) => {
      const reason = reasonForExclusion(operation, dialect);
      return reason ? [{ operation: referenceOf(operation), spec: source, reason }] : [];
    }),
  );

/** The finding about an entry that names an operation without a page; `undefined` if it has one. */
export function findExcludedReference(operation: Operation, spec: string, dialect: Dialect, pointer: string) {
  const reason = reasonForExclusion(operation, dialect);
  if (!reason) return undefined;
  const args = { reference: referenceOf(operation), spec };
  return DIALECT_RULES[dialect].excludedReference === "error"
    ? finding(excludedOperation, args, { pointer })
    : finding(hiddenOperation, { ...args, extension: operation.hidden ? "x-hidden" : reason }, { pointer });
}
