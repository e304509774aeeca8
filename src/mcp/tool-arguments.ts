import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean } from "../diagnostic/words.ts";
import { isObject } from "../json/json-value.ts";
import { DEFAULT_TOKENS } from "./answer/answer.ts";
import { ArgumentError } from "./argument-error.ts";
import type { Argument, ArgumentTable, Tool } from "./tool.ts";

const LEAST_TOKENS = 300;
const MOST_TOKENS = 50_000;

/** The arguments of every tool. */
const COMMON = {
  max_tokens: { type: "integer", description: `Length of the answer (default ${DEFAULT_TOKENS})` },
  cursor: { type: "string", description: "What a long answer ends with, to go on" },
} as const satisfies ArgumentTable;

const SITE: ArgumentTable = {
  root: { type: "string", description: "Another docs root or repository (absolute path)" },
  site: { type: "string", description: "Which docs root, of several" },
};
const TOKEN: ArgumentTable = {
  token: { type: "string", description: "That of the plan, to write it" },
};

const argumentsOf = (tool: Tool): ArgumentTable => ({
  ...tool.arguments,
  ...(tool.isAboutSite !== false && SITE),
  ...(tool.writes && TOKEN),
  ...COMMON,
});

/** The JSON Schema of a tool's arguments. */
export function schemaOfArguments(tool: Tool) {
  const table = Object.entries(argumentsOf(tool));
  const required = table.flatMap(([name, argument]) => (argument.required ? [name] : []));
  return {
    type: "object" as const,
    properties: Object.fromEntries(
      table.map(([name, { type, description, enum: words, least }]) => [
        name,
        {
          ...typeInSchema(type),
          description,
          ...(words && { enum: [...words] }),
          ...(least !== undefined && { minimum: least }),
        },
      ]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Checks the arguments of a call. @throws {ArgumentError} */
export function readArguments(tool: Tool, given: Readonly<Record<string, unknown>>) {
  const table = new Map(Object.entries(argumentsOf(tool)));
  for (const [name, value] of Object.entries(given)) {
    const argument = table.get(name);
    if (!argument) {
      const hint = didYouMean(nearest(name, table.keys())) ?? `there are ${[...table.keys()].join(", ")}`;
      throw new ArgumentError(`${tool.name} has no argument ${JSON.stringify(name)}; ${hint}`);
    }
    if (value !== undefined && !fitsArgument(argument, value))
      throw new ArgumentError(`${JSON.stringify(name)} must be ${wordsOf(argument)}`);
  }
  const missing = [...table].find(([name, argument]) => argument.required && !Object.hasOwn(given, name));
  if (missing) throw new ArgumentError(`${tool.name} needs ${JSON.stringify(missing[0])}: ${missing[1].description}`);
  const { max_tokens: tokens = DEFAULT_TOKENS, cursor, root, site, token } = given as CommonValues;
  if (tokens < LEAST_TOKENS || tokens > MOST_TOKENS)
    throw new ArgumentError(`"max_tokens" must be from ${LEAST_TOKENS} to ${MOST_TOKENS}`);
  return { extent: { tokens, cursor }, root, site, token };
}

interface CommonValues {
  readonly max_tokens?: number;
  readonly cursor?: string;
  readonly root?: string;
  readonly site?: string;
  readonly token?: string;
}

const TYPES = {
  string: "a string",
  strings: "a string, or a list of strings",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
} as const satisfies Record<Argument["type"], string>;

const typeInSchema = (type: Argument["type"]) =>
  type === "strings"
    ? { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }] }
    : { type };

const wordsOf = ({ type, enum: words, least }: Argument): string =>
  (words?.join(", ") ?? TYPES[type]) + (least === undefined ? "" : `, at least ${least}`);

function fitsArgument({ type, enum: words, least }: Argument, value: unknown): boolean {
  if (type === "object") return isObject(value);
  if (type === "strings" && Array.isArray(value))
    return value.length > 0 && value.every((each) => typeof each === "string");
  if (type === "strings") return typeof value === "string";
  if (type === "integer") return Number.isInteger(value) && (least === undefined || (value as number) >= least);
  return typeof value === type && (words === undefined || words.includes(value as string));
}
