import { readFile } from "node:fs/promises";
import path from "node:path";
import type * as es from "estree";
import { LimitedParser } from "../../../pages/read/syntax/limited-parser.ts";
import { LiteralReader, propertyKey } from "./literal-reader.ts";
import { inPlain, ModuleExports, type NamedValues, NotLiteral, Unknown, WrittenFunction } from "./literal-value.ts";
import { fileOfModule, toJavaScript } from "./without-types.ts";

/**
 * Reads what a module of a project exports as its default, without running it: literals, constants, spread lists and
 * objects, paths, and other modules of the project. What isn't written there throws `NotLiteral` when it is looked at, so that
 * a config may have code in settings that nobody reads.
 *
 * @param folder the project's folder; modules outside are not read
 * @param file the module's path from there
 * @throws {NotLiteral} if the module does more than define values
 */
export async function readLiteralModule(folder: string, file: string): Promise<unknown> {
  const exports = await new LiteralModules(folder, file).exportsOf(path.join(folder, file));
  return inPlain(exports instanceof ModuleExports ? exports.get("default") : exports, file);
}

/**
 * Reads what a function returns that an object of a module has, called `name`: a config that other code wraps is not known as a whole.
 *
 * @throws {NotLiteral} if the module does not say it in one place
 */
export async function readLiteralFunction(folder: string, file: string, name: string): Promise<unknown> {
  return inPlain(await new LiteralModules(folder, file).returned(path.join(folder, file), name), file);
}

class LiteralModules {
  readonly #folder: string;
  /** The module that is asked for, which faults of all others are put down to. */
  readonly #asked: string;
  readonly #read = new Map<string, unknown>();

  constructor(folder: string, asked: string) {
    this.#folder = folder;
    this.#asked = asked;
  }

  /** The names that a module exports, or the value of `module.exports`. */
  async exportsOf(file: string): Promise<unknown> {
    if (!this.#read.has(file)) {
      this.#read.set(file, new Unknown("it is imported in a circle"));
      this.#read.set(file, await this.#readModule(file));
    }
    return this.#read.get(file);
  }

  async #readModule(file: string): Promise<unknown> {
    const text = await readFile(file, "utf8");
    if (file.endsWith(".json")) return JSON.parse(text.replace(/^\uFEFF/, ""));
    const { body } = await this.#parse(file, text);
    const scope: NamedValues = new Map();
    const exports = new ModuleExports();
    let replaced: { value: unknown } | undefined;
    const modules = await this.#required(body, file);
    const reader = new LiteralReader(file, this.#asked, modules);
    reader.hoist(body, scope);
    for (const statement of body) {
      const assigned = assignedExport(statement);
      if (assigned) {
        const value = reader.value(assigned.value, scope);
        if (assigned.name === undefined) replaced = { value };
        else exports.set(assigned.name, value);
      } else reader.define(statement, scope, exports);
    }
    const value = replaced ? replaced.value : exports;
    const main = value instanceof ModuleExports ? value.get("default") : value;
    if (!(main instanceof WrittenFunction)) return value;
    const returned = reader.returned(main);
    return value instanceof ModuleExports ? new ModuleExports([...value, ["default", returned]]) : returned;
  }

  /** What the function of this name returns that an object of a module has. */
  async returned(file: string, name: string): Promise<unknown> {
    const { body } = await this.#parse(file, await readFile(file, "utf8"));
    const [found, ...more] = [...nodesIn(body)].flatMap((node) =>
      node.type === "Property" && !node.computed && propertyKey(node.key) === name ? [node.value] : [],
    );
    if (!found || more.length > 0) throw new NotLiteral(this.#asked, `it has not one function "${name}"`);
    const reader = new LiteralReader(file, this.#asked, await this.#required(body, file));
    const scope: NamedValues = new Map();
    reader.hoist(body, scope);
    for (const statement of body) {
      try {
        if (!assignedExport(statement)) reader.define(statement, scope, new Map());
      } catch (error) {
        // The result of other code is unknown, and the rest of the module may change any value.
        if (!(error instanceof NotLiteral) || !/Declaration$/.test(statement.type)) throw error;
      }
    }
    const value = reader.value(found, scope);
    return value instanceof WrittenFunction ? reader.returned(value) : value;
  }

  async #parse(file: string, text: string): Promise<es.Program> {
    try {
      const code = await toJavaScript(file, text);
      return LimitedParser.parse(code, {
        ecmaVersion: "latest",
        sourceType: "module",
        allowHashBang: true,
      }) as unknown as es.Program;
    } catch (error) {
      throw new NotLiteral(this.#asked, (error as Error).message);
    }
  }

  /** The modules that a module names by relative paths, each by that path. */
  async #required(body: readonly es.Node[], file: string): Promise<ReadonlyMap<string, unknown>> {
    const modules = new Map<string, unknown>();
    for (const specifier of relativePaths(body)) {
      const found = fileOfModule(path.join(path.dirname(file), specifier));
      const isWithin = found !== undefined && !path.relative(this.#folder, found).startsWith("..");
      modules.set(
        specifier,
        isWithin ? await this.exportsOf(found) : new Unknown(`${specifier} is not in the project`),
      );
    }
    return modules;
  }
}

/** The relative paths in calls of `require`, and in imports and exports. */
function relativePaths(body: readonly es.Node[]): Set<string> {
  const found = new Set<string>();
  for (const node of nodesIn(body)) {
    const { source, callee, arguments: given } = node as { source?: es.Node; callee?: es.Node; arguments?: es.Node[] };
    const isRequire = callee?.type === "Identifier" && callee.name === "require";
    const named = isRequire ? given?.[0] : source;
    if (named?.type === "Literal" && typeof named.value === "string" && /^\.{1,2}\//.test(named.value))
      found.add(named.value);
  }
  return found;
}

/** All nodes of a syntax tree. */
function* nodesIn(body: readonly es.Node[]): Generator<es.Node> {
  const waiting: unknown[] = [...body];
  for (let node = waiting.pop(); waiting.length > 0 || node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    yield node as es.Node;
    waiting.push(...Object.values(node).flat());
  }
}

/** `module.exports = …`, `exports.name = …`. */
function assignedExport(statement: es.Node): { name?: string; value: es.Expression } | undefined {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  const { left, right, operator } = statement.expression;
  if (operator !== "=" || left.type !== "MemberExpression" || left.computed) return undefined;
  const { object, property } = left;
  if (property.type !== "Identifier" || object.type !== "Identifier") return undefined;
  if (object.name === "module" && property.name === "exports") return { value: right };
  return object.name === "exports" ? { name: property.name, value: right } : undefined;
}
