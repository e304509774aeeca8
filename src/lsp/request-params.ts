import { asObject, isObject } from "../json/json-value.ts";

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === "string";
const isPosition = (value: unknown): boolean => isCount(asObject(value).line) && isCount(asObject(value).character);
const isNamedFile = (value: unknown): boolean =>
  isText(asObject(value).uri) || (isText(asObject(value).oldUri) && isText(asObject(value).newUri));

/** What a parameter of the protocol is, by its name. */
const PARAMS = {
  textDocument: (value: unknown) => isText(asObject(value).uri),
  position: isPosition,
  range: (value: unknown) => isPosition(asObject(value).start) && isPosition(asObject(value).end),
  context: isObject,
  color: (value: unknown) => ["red", "green", "blue", "alpha"].every((part) => Number.isFinite(asObject(value)[part])),
  newName: isText,
  query: isText,
  command: isText,
  files: (value: unknown) => Array.isArray(value) && value.every(isNamedFile),
  capabilities: isObject,
};

export type ParamName = keyof typeof PARAMS;

/** The first parameter of a request that is missing, or is something else than the protocol says. */
export const wrongParam = (params: unknown, names: readonly ParamName[]): ParamName | undefined =>
  names.find((name) => !PARAMS[name](asObject(params)[name]));
