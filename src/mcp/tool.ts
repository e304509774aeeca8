import type { JsonObject } from "../json/json-value.ts";
import type { CheckOptions } from "../site/check-site.ts";
import type { ToolAnswer } from "./answer/answer.ts";
import type { SearchMemory } from "./search-memory.ts";

/** An argument of a tool. */
export interface Argument {
  /** `strings`: a string or a list of them. */
  readonly type: "string" | "strings" | "integer" | "boolean" | "object";
  readonly description: string;
  readonly required?: true;
  readonly enum?: readonly string[];
  /** The least number. */
  readonly least?: number;
}

export type ArgumentTable = Readonly<Record<string, Argument>>;

interface ValueTypes {
  string: string;
  strings: string | readonly string[];
  integer: number;
  boolean: boolean;
  object: JsonObject;
}
type ValueOf<A extends Argument> = ValueTypes[A["type"]];

/** The values of a tool's arguments. */
export type ArgumentValues<T extends ArgumentTable> = {
  readonly [Name in keyof T]: T[Name] extends { required: true } ? ValueOf<T[Name]> : ValueOf<T[Name]> | undefined;
};

/** What a call is about, besides its arguments. */
export interface CallContext {
  /** The site that the call names, or the only one; a path that `checkSite` takes. @throws {SiteError} if several are meant */
  readonly site: () => Promise<string>;
  readonly options: CheckOptions;
  /** The token of a plan that was shown before. */
  readonly token: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** What searches of the site have read before. */
  readonly searched: SearchMemory;
}

/** A tool as agents see it. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly arguments: ArgumentTable;
  /** Whether it is about a site (default true). */
  readonly isAboutSite?: boolean;
  /** Whether it writes: it shows a plan first then, and takes a `token`. */
  readonly writes: boolean;
  run(values: Readonly<Record<string, unknown>>, context: CallContext): Promise<ToolAnswer>;
}

/** A tool whose values have the types of its arguments. */
export const tool = <const T extends ArgumentTable>(
  definition: Omit<Tool, "arguments" | "run"> & {
    readonly arguments: T;
    run(values: ArgumentValues<T>, context: CallContext): Promise<ToolAnswer>;
  },
): Tool => definition as unknown as Tool;
