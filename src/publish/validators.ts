import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../schema/json/schema-shape.ts";

const ANNOTATIONS = new Set(["title", "description", "default", "examples", "format", "$schema"]);

/** Keywords under which the keys are names of properties. */
const PROPERTY_MAPS = new Set(["properties", "definitions", "dependencies"]);

/** A schema without the keywords that no check reads, so that they do not end up in the code. */
function withoutAnnotations(schema: unknown, isPropertyMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutAnnotations(item));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isPropertyMap || !ANNOTATIONS.has(key))
      .map(([key, value]) => [
        key,
        key === "enum" ? value : withoutAnnotations(value, !isPropertyMap && PROPERTY_MAPS.has(key)),
      ]),
  );
}

/**
 * ES module code that exports one validator a name: `(value) => boolean`, with `errors` on the function afterwards.
 * `exports` says which schema, or which part of one (`id#/definitions/X`), each name refers to. The code has no
 * imports, no eval and no messages.
 */
export function validatorCode(schemas: ReadonlyMap<string, JsonSchema>, exports: ReadonlyMap<string, string>): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    inlineRefs: false,
    // Lengths in UTF-16 units: counting characters would take run-time code. Ajv warns that the option is to go.
    unicode: false,
    logger: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  for (const [id, schema] of schemas) ajv.addSchema(withoutAnnotations(schema) as JsonSchema, id);
  const code = standaloneCode(ajv, Object.fromEntries(exports));
  const imported = /\brequire\(|^import /m.exec(code);
  if (imported) throw new Error(`a validator needs run-time code: ${code.slice(imported.index, imported.index + 80)}`);
  return compacted(withoutSchemas(code));
}

const SCHEMA = /const (schema\d+) = ((?:"(?:[^"\\]|\\.)*"|[^;"])*);/g;
const LOOK_UP = /\b(schema\d+)((?:\.[\w$]+|\["[^"]*"\])*)/g;

/**
 * The same code without the schemas, which Ajv brings along whole to look up lists of allowed values and names of
 * properties. These alone are left, each once.
 */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const rest = code.replaceAll(SCHEMA, (_, name: string, json: string) => {
    schemas.set(name, JSON.parse(json));
    return "";
  });
  const names = new Map<string, string>();
  const body = rest.replaceAll(LOOK_UP, (_, name: string, path: string) => {
    const keys = [...path.matchAll(/\.([\w$]+)|\["([^"]*)"\]/g)].map(([, plain, quoted]) => plain ?? quoted ?? "");
    const value = keys.reduce((value, key) => (value as Record<string, unknown>)[key], schemas.get(name));
    // Of properties, the code asks for the names.
    const json = JSON.stringify(
      value,
      keys.at(-1) === "properties" ? (key, value) => (key === "" ? value : 1) : undefined,
    );
    if (!names.has(json)) names.set(json, `constant${names.size}`);
    return names.get(json) as string;
  });
  const constants = [...names].map(([json, name]) => `const ${name} = ${json};\n`).join("");
  return `${constants}${body.replace(/^"use strict";/, "")}`;
}

const REPORT =
  /const err(\d+) = \{instancePath(:[^{}]*?)?,schemaPath:"[^"]*",keyword:("\w+"),params:(\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})\};if\(vErrors === null\)\{vErrors = \[err\1\];\}else \{vErrors\.push\(err\1\);\}errors\+\+;/g;

/** The facts of an error that a message is made of: which pattern a text misses is told by its field instead. */
function neededParams(keyword: string, params: string): string {
  if (keyword === '"pattern"') return "{}";
  if (keyword === '"dependencies"') return `{${/missingProperty: "[^"]*"/.exec(params)?.[0] ?? ""}}`;
  return params.replace(/comparison: "[^"]*", /, "");
}

/**
 * The same code with each report of an error as one call, which takes a third off its size. That a branch of an `if`
 * failed is left out: what failed in it is reported already.
 */
function compacted(code: string): string {
  const body = code.replaceAll(REPORT, (_, _number, path: string | undefined, keyword: string, params: string) =>
    keyword === '"if"'
      ? ""
      : `vErrors = report(vErrors,${path?.slice(1) ?? "instancePath"},${keyword},${neededParams(keyword, params)});errors++;`,
  );
  return `const report = (list, instancePath, keyword, params) => {
  const error = { instancePath, keyword, params };
  if (list === null) return [error];
  list.push(error);
  return list;
};
${body}`;
}
