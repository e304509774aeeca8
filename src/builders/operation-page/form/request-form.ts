import { asList, asObject, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import type { ApiSettings } from "../api-settings.ts";
import { exampleOf, isContentType, isForm } from "../samples/request-sample.ts";
import type { AskedOperation } from "../views/asked-operation.ts";
import { type Credential, placeholderOf } from "../views/authorization-view.ts";
import { viewExamples } from "../views/code-view.ts";
import { follow } from "../views/schema/follow-refs.ts";
import { entriesAt, isOfOther, mergeSchema } from "../views/schema/merge-schema.ts";
import type { Server } from "../views/server-view.ts";
import type { FormBody, FormCredential, FormField, FormParameter, RequestForm } from "./form-data.ts";

/** An object deeper than this, or in a larger form than this, is written as JSON. */
const MOST = { levels: 3, fields: 150 };

export function requestForm(asked: AskedOperation, settings: ApiSettings): RequestForm {
  const { method, path, servers, parameters, ways, body, spec } = asked;
  const making = { spec, prefills: settings.prefills, budget: { left: MOST.fields } };
  return {
    method,
    path,
    servers: servers.map(({ url, description, variables }: Server) => ({
      url,
      ...(description ? { description } : {}),
      variables,
    })),
    ways: ways.map((way) => way.flatMap(formCredential)),
    parameters: parameters
      .flatMap((parameter) => formParameter(parameter, making))
      .filter((parameter) => body === undefined || parameter.in !== "header" || !isContentType(parameter.name)),
    bodies: entriesAt(body ?? {}, "content").map(([mediaType, content]) =>
      formBody(mediaType, follow(content, spec).object, making),
    ),
    cookies: settings.sendsCookies,
  };
}

interface Making {
  readonly spec: unknown;
  readonly prefills: boolean;
  /** Counted down over the form. */
  readonly budget: { left: number };
}

function formCredential(credential: Credential): FormCredential[] {
  const { scheme, sent, isBasic, preset } = credential;
  if (!sent) return [];
  return [
    { ...sent, scheme, isBasic, hint: placeholderOf(credential), ...(preset === undefined ? {} : { value: preset }) },
  ];
}

function formParameter(parameter: JsonObject, making: Making): FormParameter[] {
  const [name, place] = [textOf(own(parameter, "name")), own(parameter, "in")];
  if (name === undefined || (place !== "path" && place !== "query" && place !== "header" && place !== "cookie"))
    return [];
  const field = formField([name, own(parameter, "schema")], making, {
    isRequired: own(parameter, "required") === true,
    level: MOST.levels,
  });
  const example = ["example", "examples"].some((key) => own(parameter, key) !== undefined)
    ? exampleOf(parameter, making.spec)
    : undefined;
  const style = textOf(own(parameter, "style"));
  const explode = own(parameter, "explode");
  return [
    {
      ...field,
      in: place,
      ...(making.prefills && example !== undefined ? { value: written(example) } : {}),
      ...(example === undefined ? {} : { hint: written(example) }),
      ...(style === undefined ? {} : { style }),
      ...(typeof explode === "boolean" ? { explode } : {}),
    },
  ];
}

function formBody(mediaType: string, content: JsonObject, making: Making): FormBody {
  const { spec } = making;
  const schema = own(content, "schema");
  const [example] = viewExamples(content, { schema, mediaType, spec, direction: "request" });
  const isStructured = isForm(mediaType) || /[/+]json\b/.test(mediaType);
  const isWritten = ["example", "examples"].some((key) => own(content, key) !== undefined);
  const given = making.prefills && isWritten ? exampleOf(content, spec) : undefined;
  const { fields } = formField(["", schema], making, { isRequired: true, level: 0, given });
  return {
    mediaType,
    ...(example === undefined ? {} : { text: example.text }),
    ...(isStructured && fields !== undefined && making.budget.left > 0 ? { fields } : {}),
  };
}

function formField(
  [name, value]: readonly [name: string, schema: unknown],
  making: Making,
  { isRequired, level, given }: { isRequired: boolean; level: number; given?: unknown },
): FormField {
  const { schema } = mergeSchema(value, making.spec);
  const { budget } = making;
  const prefills = making.prefills && given === undefined;
  budget.left--;
  const type = kindOf(schema);
  const values = asList(own(schema, "enum")).filter((each) => each !== null);
  const [example] = [own(schema, "example"), ...asList(own(schema, "examples")), own(schema, "default")].filter(
    (each) => each !== undefined,
  );
  const preset = own(schema, "x-default") ?? example;
  const required = asList(own(schema, "required"));
  const inner = entriesAt(schema, "properties");
  const fields =
    type !== "object" || inner.length === 0 || level >= MOST.levels || budget.left < inner.length
      ? undefined
      : inner
          .filter(([, property]) => !isOfOther(mergeSchema(property, making.spec).schema, "request"))
          .map(([key, property]) =>
            // What is inside an object that may be absent is filled by an example of the whole alone.
            formField(
              [key, property],
              { ...making, prefills: prefills && isRequired },
              {
                isRequired: required.includes(key),
                level: level + 1,
                given: own(asObject(given), key),
              },
            ),
          );
  return {
    name,
    type,
    ...(isRequired ? { required: true } : {}),
    ...(values.length > 0 && type !== "array" && type !== "object" ? { values: values.map(written) } : {}),
    ...(given !== undefined || (prefills && preset !== undefined) ? { value: written(given ?? preset) } : {}),
    ...(example === undefined ? {} : { hint: written(example) }),
    ...(fields ? { fields } : {}),
  };
}

const written = (value: unknown): string => textOf(value) ?? JSON.stringify(value);

function kindOf(schema: JsonObject): FormField["type"] {
  const type = own(schema, "type");
  const name = Array.isArray(type) ? type.find((each) => each !== "null") : type;
  if (name === "string" && isFile(schema)) return "file";
  switch (name) {
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "array":
    case "object":
    case "string":
      return name;
    default:
      return isObject(own(schema, "properties"))
        ? "object"
        : isObject(own(schema, "items"))
          ? "array"
          : asList(own(schema, "enum")).every((each) => typeof each === "string") && own(schema, "enum") !== undefined
            ? "string"
            : "any";
  }
}

/** Whether a string is the content of a file. Source: OpenAPI 3.0 and 3.1, "Considerations for File Uploads". */
const isFile = (schema: JsonObject): boolean =>
  own(schema, "format") === "binary" ||
  /^(?!text\/|application\/(?:.*[+/])?(?:json|xml)\b)./.test(textOf(own(schema, "contentMediaType")) ?? "");
