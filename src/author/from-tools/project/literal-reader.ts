import path from "node:path";
import type * as es from "estree";
import {
  Exported,
  entriesIn,
  isUnread,
  joined,
  LONGEST_STRING,
  MOST_VALUES,
  ModuleExports,
  memberOf,
  type NamedValues,
  NotLiteral,
  tooManyValues,
  Unknown,
  WrittenFunction,
} from "./literal-value.ts";

const STARLIGHT = "@astrojs/starlight";

/** Evaluates the expressions of one module, as far as they are literal. */
export class LiteralReader {
  readonly #file: string;
  readonly #asked: string;
  readonly #modules: ReadonlyMap<string, unknown>;

  constructor(file: string, asked: string, modules: ReadonlyMap<string, unknown>) {
    this.#file = file;
    this.#asked = asked;
    this.#modules = modules;
  }

  /** Defines the functions and imports of some statements, which count before the others. */
  hoist(body: readonly es.Node[], scope: NamedValues): void {
    for (const statement of body) {
      const declared = "declaration" in statement ? statement.declaration : statement;
      if (declared?.type === "FunctionDeclaration" && declared.id)
        scope.set(declared.id.name, new WrittenFunction(declared as es.FunctionDeclaration, scope));
      if (statement.type !== "ImportDeclaration") continue;
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === "ImportSpecifier"
            ? literalName(specifier.imported)
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
    if (exports instanceof ModuleExports) return exports.get(name);
    return name === "default" ? exports : memberOf(exports, name);
  }

  /** Carries out a statement that defines values. @throws {NotLiteral} if it does anything else */
  define(statement: es.Node, scope: NamedValues, exports: NamedValues): void {
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
        for (const name of declaration ? declaredNames(declaration) : []) exports.set(name, scope.get(name));
        for (const { local, exported } of specifiers) {
          const from = source
            ? this.#imported(String(source.value), literalName(local))
            : scope.get(literalName(local));
          exports.set(literalName(exported), from);
        }
        return;
      }
      case "ExportDefaultDeclaration": {
        const { declaration } = statement;
        const isFunction = declaration.type === "FunctionDeclaration";
        const value = isFunction
          ? new WrittenFunction(declaration as es.FunctionDeclaration, scope)
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
  returned({ node, scope }: WrittenFunction): unknown {
    if (node.body.type !== "BlockStatement") return this.value(node.body, new Map(scope));
    const inner: NamedValues = new Map(scope);
    this.hoist(node.body.body, inner);
    for (const statement of node.body.body) {
      if (statement.type === "ReturnStatement")
        return statement.argument ? this.value(statement.argument, inner) : undefined;
      this.define(statement, inner, new Map());
    }
    return undefined;
  }

  #bind(pattern: es.Pattern, value: unknown, scope: NamedValues): void {
    if (pattern.type === "Identifier") {
      scope.set(pattern.name, value);
      return;
    }
    if (pattern.type !== "ObjectPattern") throw this.#stop("it takes lists apart");
    for (const property of pattern.properties) {
      const isPlain = property.type === "Property" && !property.computed && property.value.type === "Identifier";
      if (!isPlain) throw this.#stop("it takes objects apart");
      scope.set(
        (property.value as es.Identifier).name,
        this.#member(value, literalName(property.key as es.Identifier)),
      );
    }
  }

  value(node: es.Node, scope: NamedValues): unknown {
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
        return new WrittenFunction(node, scope);
      case "AwaitExpression":
        return this.value(node.argument, scope);
      case "MemberExpression": {
        const object = this.value(node.object, scope);
        const key = node.computed ? this.value(node.property, scope) : literalName(node.property as es.Identifier);
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

  #identifier(name: string, scope: NamedValues): unknown {
    if (scope.has(name)) return scope.get(name);
    if (name === "undefined") return undefined;
    if (name === "__filename") return this.#file;
    if (name === "__dirname") return path.dirname(this.#file);
    return new Unknown(`"${name}" is not defined in it`);
  }

  #list({ elements }: es.ArrayExpression, scope: NamedValues): unknown[] {
    const list: unknown[] = [];
    for (const element of elements) {
      for (const value of this.#element(element, scope)) list.push(value);
      if (list.length > MOST_VALUES) throw tooManyValues(this.#asked);
    }
    return list;
  }

  #element(element: es.Expression | es.SpreadElement | null, scope: NamedValues): unknown[] {
    if (element === null) return [null];
    if (element.type !== "SpreadElement") return [this.value(element, scope)];
    const spread = this.value(element.argument, scope);
    return Array.isArray(spread) ? spread : [new Unknown("a list is computed")];
  }

  #object(node: es.ObjectExpression, scope: NamedValues): unknown {
    const fields: NamedValues = new Map();
    for (const property of node.properties) {
      if (property.type === "SpreadElement") {
        const entries = entriesIn(this.value(property.argument, scope));
        if (entries === undefined) return new Unknown("an object is computed");
        for (const [key, value] of entries) fields.set(key, value);
        continue;
      }
      const key = property.computed ? this.value(property.key, scope) : propertyKey(property.key);
      if (typeof key !== "string" && typeof key !== "number") return new Unknown("a field's name is computed");
      if (key === "__proto__" || property.kind !== "init") return new Unknown("an object has fields of its own kind");
      fields.set(String(key), this.value(property.value, scope));
    }
    return fields;
  }

  #text({ quasis, expressions }: es.TemplateLiteral, scope: NamedValues): unknown {
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
    scope: NamedValues,
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

  #call(node: es.SimpleCallExpression | es.CallExpression, scope: NamedValues): unknown {
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
      return valueAtPath(name, values as string[]);
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
function valueAtPath(name: string, parts: readonly string[]): unknown {
  const [first = "", second] = parts;
  if (name === "join" || name === "resolve") return path[name](...parts);
  if (name === "dirname") return path.dirname(first);
  return name === "basename" ? path.basename(first, second) : new Unknown("a path is computed");
}

const literalName = (node: es.Identifier | es.Literal | es.PrivateIdentifier): string =>
  node.type === "Literal" ? String(node.value) : node.name;

/** The name of a field, unless it is computed. */
export const propertyKey = (node: es.Node): unknown =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? node.value : undefined;

const declaredNames = (declaration: es.Declaration): string[] =>
  declaration.type === "VariableDeclaration"
    ? declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))
    : [declaration.id?.name ?? ""];
