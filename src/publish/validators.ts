import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../schema/json-schema.ts";

const ANNOTATIONS = new Set(["title", "description", "default", "examples", "format", "$schema"]);

/** A schema without what no check reads, so that none of it ends up in the code. */
export function withoutAnnotations(schema: unknown, isPropertyMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutAnnotations(item));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isPropertyMap || !ANNOTATIONS.has(key))
      .map(([key, value]) => [
        key,
        key === "enum"
          ? value
          : withoutAnnotations(value, !isPropertyMap && (key === "properties" || key === "definitions")),
      ]),
  );
}

/**
 * ES module code that exports one validator a schema, under the name given: `(value) => boolean`, with `errors` on the
 * function afterwards. The code stands alone: no import, no eval, no messages.
 */
export function validatorCode(schemas: ReadonlyMap<string, JsonSchema>): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  for (const [name, schema] of schemas) ajv.addSchema(withoutAnnotations(schema) as JsonSchema, name);
  const names = Object.fromEntries([...schemas.keys()].map((name) => [name, name]));
  const code = standaloneCode(ajv, names);
  const imported = /\brequire\(|^import /m.exec(code);
  if (imported) throw new Error(`a validator needs run-time code: ${code.slice(imported.index, imported.index + 80)}`);
  return code.replace(/^"use strict";/, "");
}
