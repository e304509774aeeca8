import type * as es from "estree";
import { SiteError } from "../../../site/config/docs-root.ts";

/** Says that a value is not written in a module, but computed by it; `file` is the path of the module as it was asked for. */
export class NotLiteral extends Error {
  constructor(
    readonly file: string,
    what: string,
  ) {
    super(what);
  }
}

/** A value that only running the module would give, and why. */
export class Unknown {
  constructor(readonly why: string) {}
}

/** A package, or what it exports under a name. */
export class Exported {
  constructor(
    readonly from: string,
    readonly name: string,
  ) {}
}

/** A function of the module, which counts as an object without fields, as nobody can read it. */
export class WrittenFunction {
  constructor(
    readonly node: es.Function,
    readonly scope: NamedValues,
  ) {}
}

/** Values by name; the fields of an object, too. */
export type NamedValues = Map<string, unknown>;

/** What a module exports by name. */
export class ModuleExports extends Map<string, unknown> {}

/** A module with more values than these (with all that they share counted once more for each use) is not read. */
export const MOST_VALUES = 500_000;

/** Longer strings are not put together. */
export const LONGEST_STRING = 1_000_000;

/** The error for a module that holds too many values: to run it would only take longer. */
export const tooManyValues = (file: string): SiteError =>
  new SiteError(`${file} can't be read: it has more than ${MOST_VALUES.toLocaleString("en")} values`);

export const isFields = (value: unknown): value is NamedValues => value instanceof Map;

/** Two texts or numbers that are compared or added. */
export function joined(left: unknown, operator: string, right: unknown): unknown {
  const isText = [left, right].every((value) => typeof value === "string" || typeof value === "number");
  if (isText && operator === "===") return left === right;
  if (isText && operator === "!==") return left !== right;
  const sum = typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`;
  const isSum = isText && operator === "+" && String(sum).length <= LONGEST_STRING;
  return isSum ? sum : new Unknown("a value is computed");
}

/** What spreading a value gives an object; `undefined` if that is not known. */
export function entriesIn(value: unknown): Iterable<[string, unknown]> | undefined {
  if (value === undefined || value === null || value === false) return [];
  return isFields(value) ? value : isPlainObject(value) ? Object.entries(value) : undefined;
}

export const isUnread = (value: unknown): boolean => value instanceof Unknown || value instanceof Exported;

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export function memberOf(object: unknown, key: string): unknown {
  if (isFields(object)) return object.get(key);
  if (Array.isArray(object) && /^\d+$/.test(key)) return object[Number(key)];
  if (isPlainObject(object)) return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
  return object instanceof Unknown ? object : new Unknown(`"${key}" is computed`);
}

/** The value as plain data. An unknown part throws when it is read. */
export function inPlain(value: unknown, file: string): unknown {
  let left = MOST_VALUES;
  const plain = (value: unknown): unknown => {
    if (--left < 0) throw tooManyValues(file);
    if (value instanceof WrittenFunction) return {};
    if (Array.isArray(value)) return filled([], value.entries());
    if (isFields(value)) return filled({}, value.entries());
    return isPlainObject(value) ? filled({}, Object.entries(value).values()) : value;
  };
  const filled = (into: object, entries: Iterable<readonly [string | number, unknown]>): object => {
    for (const [key, field] of entries) {
      const unread =
        field instanceof Unknown ? field.why : field instanceof Exported ? `${field.from} is a package` : undefined;
      const get = (): never => {
        throw new NotLiteral(file, unread ?? "");
      };
      const found = unread === undefined ? { value: plain(field), writable: true } : { get };
      Object.defineProperty(into, key, { ...found, enumerable: true, configurable: true });
    }
    return into;
  };
  if (isUnread(value)) throw new NotLiteral(file, value instanceof Unknown ? value.why : "it exports a package");
  return plain(value);
}
