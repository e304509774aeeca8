import { readFile } from "node:fs/promises";
import path from "node:path";
import type * as es from "estree";
import { LimitedParser } from "../../../pages/read/limited-parser.ts";
import { fileOfModule, toJavaScript } from "./without-types.ts";

/** Says that a value is not written in a module, but computed by it; `file` is the path of the module as it was asked for. */
export class NotLiteral extends Error {
  readonly file: string;

  constructor(file: string, what: string) {
    super(what);
    this.file = file;
  }
}

/** A value that only running the module would give, and why. */
class Unknown {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** A package, or what it exports under a name. */
class Exported {
  readonly from: string;
  readonly name: string;

  constructor(from: string, name: string) {
    this.from = from;
    this.name = name;
  }
}

/** A function of the module, which counts as an object without fields, as nobody can read it. */
class Written {
  readonly node: es.Function;
  readonly scope: Scope;

  constructor(node: es.Function, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** Values by name; the fields of an object, too. */
type Scope = Map<string, unknown>;

/** What a module exports by name. */
class Exports extends Map<string, unknown> {}

/** More values than these (with all that they share counted once more for each use), or longer strings, are not read. */
const MOST_VALUES = 500_000;
const LONGEST_STRING = 1_000_000;

const STARLIGHT = "@astrojs/starlight";

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
  return inPlain(exports instanceof Exports ? exports.get("default") : exports, file);
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
    const scope: Scope = new Map();
    const exports = new Exports();
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
    const main = value instanceof Exports ? value.get("default") : value;
    if (!(main instanceof Written)) return value;
    const returned = reader.returned(main);
    return value instanceof Exports ? new Exports([...value, ["default", returned]]) : returned;
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
  const waiting: unknown[] = [...body];
  for (let node = waiting.pop(); waiting.length > 0 || node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { source, callee, arguments: given } = node as { source?: es.Node; callee?: es.Node; arguments?: es.Node[] };
    const isRequire = callee?.type === "Identifier" && callee.name === "require";
    const named = isRequire ? given?.[0] : source;
    if (named?.type === "Literal" && typeof named.value === "string" && /^\.{1,2}\//.test(named.value))
      found.add(named.value);
    waiting.push(...Object.values(node).flat());
  }
  return found;
}

const isFields = (value: unknown): value is Scope => value instanceof Map;

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

/** Evaluates the expressions of one module, as far as they are literal. */
class LiteralReader {
  readonly #file: string;
  readonly #asked: string;
  readonly #modules: ReadonlyMap<string, unknown>;

  constructor(file: string, asked: string, modules: ReadonlyMap<string, unknown>) {
    this.#file = file;
    this.#asked = asked;
    this.#modules = modules;
  }

  /** Defines the functions and imports of some statements, which count before the others. */
  hoist(body: readonly es.Node[], scope: Scope): void {
    for (const statement of body) {
      const declared = "declaration" in statement ? statement.declaration : statement;
      if (declared?.type === "FunctionDeclaration" && declared.id)
        scope.set(declared.id.name, new Written(declared as es.FunctionDeclaration, scope));
      if (statement.type !== "ImportDeclaration") continue;
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === "ImportSpecifier"
            ? nameOf(specifier.imported)
            : specifier.type === "ImportDefaultSpecifier"
              ? "default"
              : "*";
        scope.set(specifier.local.name, this.#imported(String(statement.source.value), name));
      }
    }
  }

  #imported(specifier: string, name: string): unknown {
    if (!this.#modules.has(specifier)) return new Exported(specifier, name);
    const exports = this.#modules.get(specifier);
    if (exports instanceof Unknown || name === "*") return exports;
    if (exports instanceof Exports) return exports.get(name);
    return name === "default" ? exports : memberOf(exports, name);
  }

  /** Carries out a statement that defines values. @throws {NotLiteral} if it does anything else */
  define(statement: es.Node, scope: Scope, exports: Scope): void {
    switch (statement.type) {
      case "ImportDeclaration":
      case "FunctionDeclaration":
      case "ClassDeclaration":
      case "EmptyStatement":
        return;
      case "VariableDeclaration":
        for (const { id, init } of statement.declarations)
          this.#bind(id, init ? this.value(init, scope) : undefined, scope);
        return;
      case "ExportNamedDeclaration": {
        const { declaration, specifiers, source } = statement;
        if (declaration) this.define(declaration, scope, exports);
        for (const name of declaration ? namesOf(declaration) : []) exports.set(name, scope.get(name));
        for (const { local, exported } of specifiers) {
          const from = source ? this.#imported(String(source.value), nameOf(local)) : scope.get(nameOf(local));
          exports.set(nameOf(exported), from);
        }
        return;
      }
      case "ExportDefaultDeclaration": {
        const { declaration } = statement;
        const isFunction = declaration.type === "FunctionDeclaration";
        const value = isFunction
          ? new Written(declaration as es.FunctionDeclaration, scope)
          : this.value(declaration as es.Expression, scope);
        exports.set("default", value);
        return;
      }
      case "ExpressionStatement":
        if (statement.expression.type === "Literal") return;
    }
    throw this.#stop("it has statements that do more than define values");
  }

  /** What a function returns that is called without arguments. */
  returned({ node, scope }: Written): unknown {
    if (node.body.type !== "BlockStatement") return this.value(node.body, new Map(scope));
    const inner: Scope = new Map(scope);
    this.hoist(node.body.body, inner);
    for (const statement of node.body.body) {
      if (statement.type === "ReturnStatement")
        return statement.argument ? this.value(statement.argument, inner) : undefined;
      this.define(statement, inner, new Map());
    }
    return undefined;
  }

  #bind(pattern: es.Pattern, value: unknown, scope: Scope): void {
    if (pattern.type === "Identifier") {
      scope.set(pattern.name, value);
      return;
    }
    if (pattern.type !== "ObjectPattern") throw this.#stop("it takes lists apart");
    for (const property of pattern.properties) {
      const isPlain = property.type === "Property" && !property.computed && property.value.type === "Identifier";
      if (!isPlain) throw this.#stop("it takes objects apart");
      scope.set((property.value as es.Identifier).name, this.#member(value, nameOf(property.key as es.Identifier)));
    }
  }

  value(node: es.Node, scope: Scope): unknown {
    switch (node.type) {
      case "Literal":
        return "regex" in node ? new Map() : typeof node.value === "bigint" ? String(node.value) : node.value;
      case "TemplateLiteral":
        return this.#text(node, scope);
      case "Identifier":
        return this.#identifier(node.name, scope);
      case "ArrayExpression":
        return this.#list(node, scope);
      case "ObjectExpression":
        return this.#object(node, scope);
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return new Written(node, scope);
      case "AwaitExpression":
        return this.value(node.argument, scope);
      case "MemberExpression": {
        const object = this.value(node.object, scope);
        const key = node.computed ? this.value(node.property, scope) : nameOf(node.property as es.Identifier);
        return typeof key === "string" || typeof key === "number"
          ? this.#member(object, String(key))
          : new Unknown("a field is computed");
      }
      case "UnaryExpression":
      case "BinaryExpression":
      case "LogicalExpression":
      case "ConditionalExpression":
        return this.#operation(node, scope);
      case "CallExpression":
        return this.#call(node, scope);
      default:
        return new Unknown(`a value is a ${node.type}`);
    }
  }

  #identifier(name: string, scope: Scope): unknown {
    if (scope.has(name)) return scope.get(name);
    if (name === "undefined") return undefined;
    if (name === "__filename") return this.#file;
    if (name === "__dirname") return path.dirname(this.#file);
    return new Unknown(`"${name}" is not defined in it`);
  }

  #list({ elements }: es.ArrayExpression, scope: Scope): unknown[] {
    const list: unknown[] = [];
    for (const element of elements) {
      for (const value of this.#element(element, scope)) list.push(value);
      if (list.length > MOST_VALUES) throw this.#stop("it has too many values");
    }
    return list;
  }

  #element(element: es.Expression | es.SpreadElement | null, scope: Scope): unknown[] {
    if (element === null) return [null];
    if (element.type !== "SpreadElement") return [this.value(element, scope)];
    const spread = this.value(element.argument, scope);
    return Array.isArray(spread) ? spread : [new Unknown("a list is computed")];
  }

  #object(node: es.ObjectExpression, scope: Scope): unknown {
    const fields: Scope = new Map();
    for (const property of node.properties) {
      if (property.type === "SpreadElement") {
        const entries = entriesIn(this.value(property.argument, scope));
        if (entries === undefined) return new Unknown("an object is computed");
        for (const [key, value] of entries) fields.set(key, value);
        continue;
      }
      const key = property.computed ? this.value(property.key, scope) : keyOf(property.key);
      if (typeof key !== "string" && typeof key !== "number") return new Unknown("a field's name is computed");
      if (key === "__proto__" || property.kind !== "init") return new Unknown("an object has fields of its own kind");
      fields.set(String(key), this.value(property.value, scope));
    }
    return fields;
  }

  #text({ quasis, expressions }: es.TemplateLiteral, scope: Scope): unknown {
    let text = quasis[0]?.value.cooked ?? "";
    for (const [at, expression] of expressions.entries()) {
      const value = this.value(expression, scope);
      if (typeof value !== "string" && typeof value !== "number") return new Unknown("a text is computed");
      text += value + (quasis[at + 1]?.value.cooked ?? "");
      if (text.length > LONGEST_STRING) return new Unknown("a text is too long");
    }
    return text;
  }

  #operation(
    node: es.UnaryExpression | es.BinaryExpression | es.LogicalExpression | es.ConditionalExpression,
    scope: Scope,
  ): unknown {
    if (node.type === "ConditionalExpression") {
      const test = this.value(node.test, scope);
      if (isUnread(test)) return new Unknown("a choice is computed");
      return this.value(test ? node.consequent : node.alternate, scope);
    }
    if (node.type === "UnaryExpression") {
      const value = this.value(node.argument, scope);
      if (node.operator === "!" && !isUnread(value)) return !value;
      return node.operator === "-" && typeof value === "number" ? -value : new Unknown("a value is computed");
    }
    const left = this.value(node.left as es.Expression, scope);
    if (isUnread(left)) return new Unknown("a value is computed");
    if (node.operator === "&&") return left ? this.value(node.right, scope) : left;
    if (node.operator === "||") return left || this.value(node.right, scope);
    if (node.operator === "??") return left ?? this.value(node.right, scope);
    return joined(left, node.operator, this.value(node.right, scope));
  }

  #member(object: unknown, key: string): unknown {
    if (object instanceof Exported) {
      return object.name === "*" || object.name === "default"
        ? new Exported(object.from, key)
        : new Unknown(`${object.from} is a package`);
    }
    return memberOf(object, key);
  }

  #call(node: es.SimpleCallExpression | es.CallExpression, scope: Scope): unknown {
    const { callee, arguments: given } = node;
    const [first] = given;
    const required = first?.type === "Literal" && typeof first.value === "string" ? first.value : undefined;
    if (callee.type === "Identifier" && callee.name === "require" && required !== undefined && !scope.has("require"))
      return this.#modules.has(required) ? this.#modules.get(required) : new Exported(required, "*");
    if (callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "require")
      return required !== undefined && /^\.{1,2}\//.test(required)
        ? path.join(path.dirname(this.#file), required)
        : new Unknown("a package is looked up");
    const called = callee.type === "Super" ? undefined : this.value(callee, scope);
    if (!(called instanceof Exported) && !(called instanceof Unknown))
      throw this.#stop("it calls a function of its own");
    const values = given.map((each) => this.value(each.type === "SpreadElement" ? each.argument : each, scope));
    if (called instanceof Unknown) return this.#unknownCall(given, called.why);
    const { from, name } = called;
    if (/^(?:node:)?path$/.test(from) && values.every((value) => typeof value === "string"))
      return pathOf(name, values as string[]);
    if (from === STARLIGHT && ["default", "*"].includes(name))
      return new Map<string, unknown>([
        ["name", from],
        ["options", values[0]],
      ]);
    if (name.startsWith("define") && name.includes("Config") && values.length === 1) return values[0];
    return this.#unknownCall(given, `${from} is a package`);
  }

  /** What a call of unknown code gives: it may also change what it is given. */
  #unknownCall(given: readonly es.Node[], why: string): Unknown {
    if (given.some(({ type }) => type === "Identifier")) throw this.#stop("it gives its values to code");
    return new Unknown(why);
  }

  #stop = (why: string): NotLiteral => new NotLiteral(this.#asked, why);
}

/** A path of `node:path`, as far as it is about text alone. */
function pathOf(name: string, parts: readonly string[]): unknown {
  const [first = "", second] = parts;
  if (name === "join" || name === "resolve") return path[name](...parts);
  if (name === "dirname") return path.dirname(first);
  return name === "basename" ? path.basename(first, second) : new Unknown("a path is computed");
}

/** Two texts or numbers that are compared or added. */
function joined(left: unknown, operator: string, right: unknown): unknown {
  const isText = [left, right].every((value) => typeof value === "string" || typeof value === "number");
  if (isText && operator === "===") return left === right;
  if (isText && operator === "!==") return left !== right;
  const sum = typeof left === "number" && typeof right === "number" ? left + right : `${left}${right}`;
  const isSum = isText && operator === "+" && String(sum).length <= LONGEST_STRING;
  return isSum ? sum : new Unknown("a value is computed");
}

/** What spreading a value gives an object; `undefined` if that is not known. */
function entriesIn(value: unknown): Iterable<[string, unknown]> | undefined {
  if (value === undefined || value === null || value === false) return [];
  return isFields(value) ? value : isPlainObject(value) ? Object.entries(value) : undefined;
}

const isUnread = (value: unknown): boolean => value instanceof Unknown || value instanceof Exported;

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function memberOf(object: unknown, key: string): unknown {
  if (isFields(object)) return object.get(key);
  if (Array.isArray(object) && /^\d+$/.test(key)) return object[Number(key)];
  if (isPlainObject(object)) return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
  return object instanceof Unknown ? object : new Unknown(`"${key}" is computed`);
}

const nameOf = (node: es.Identifier | es.Literal | es.PrivateIdentifier): string =>
  node.type === "Literal" ? String(node.value) : node.name;

const keyOf = (node: es.Node): unknown =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? node.value : undefined;

const namesOf = (declaration: es.Declaration): string[] =>
  declaration.type === "VariableDeclaration"
    ? declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))
    : [declaration.id?.name ?? ""];

/** The value as plain data; what is not known throws when it is looked at. */
function inPlain(value: unknown, file: string): unknown {
  let left = MOST_VALUES;
  const plain = (value: unknown): unknown => {
    if (--left < 0) throw new NotLiteral(file, "it has too many values");
    if (value instanceof Written) return {};
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
