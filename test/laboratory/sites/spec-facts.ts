import type { DocumentPart } from "docsjson";
import { asList, asObject, isObject, type JsonObject, own, segmentsOf, valueAt } from "../../../src/json/json-value.ts";
import type { BuiltPage } from "./built-page.ts";

/** Something that a spec says of an operation, and that its page must have. */
export interface SpecFact {
  readonly kind:
    | "operation"
    | "server"
    | "scheme"
    | "parameter"
    | "body"
    | "property"
    | "value"
    | "response"
    | "example";
  readonly text: string;
}

type Direction = "readOnly" | "writeOnly" | undefined;

/** What a page must have of the operation that it shows, whatever renders it. Each fact is there once. */
export function specFacts({ endpoint }: DocumentPart, spec: unknown): SpecFact[] {
  const { kind, method, path, pointer } = endpoint;
  const place = segmentsOf(pointer);
  const operation = asObject(valueAt(spec, place));
  const item = asObject(valueAt(spec, place.slice(0, -1)));
  const reading = new SpecReading(spec);
  for (const text of kind === "operation" ? [method.toUpperCase(), path] : [path]) reading.add("operation", text);
  if (kind === "operation") reading.around([operation, item, asObject(spec)]);
  for (const holder of [operation, item])
    for (const parameter of asList(own(holder, "parameters"))) reading.parameter(parameter);
  const isAsked = kind === "operation";
  reading.content(own(operation, "requestBody"), isAsked ? "readOnly" : undefined);
  for (const [status, response] of Object.entries(asObject(own(operation, "responses")))) {
    if (status.startsWith("x-")) continue;
    reading.add("response", status);
    reading.content(response, isAsked ? "writeOnly" : undefined);
  }
  return reading.facts();
}

/** The facts that a page lacks. Names and values are its code, not any text: `id` is part of many words. */
export function lacking({ text, codes }: Pick<BuiltPage, "text" | "codes">, facts: readonly SpecFact[]): SpecFact[] {
  const plain = withoutBlanks(text);
  return facts.filter(({ kind, text: wanted }) => {
    if (kind === "example") return !plain.includes(withoutBlanks(wanted));
    return kind === "property" || kind === "value" || kind === "body" ? !codes.has(wanted) : !text.includes(wanted);
  });
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, "");

/** Reads a spec without regard to how pages show it: each object that an operation refers to, once for each direction. */
class SpecReading {
  readonly #facts = new Map<string, SpecFact>();
  readonly #seen = { readOnly: new Set<object>(), writeOnly: new Set<object>(), both: new Set<object>() };

  constructor(readonly spec: unknown) {}

  facts = (): SpecFact[] => [...this.#facts.values()];

  add(kind: SpecFact["kind"], text: string): void {
    this.#facts.set(`${kind} ${text}`, { kind, text });
  }

  /** The servers and the security of an operation: its own, or else those of its path item or spec. */
  around(holders: readonly JsonObject[]): void {
    const servers = holders.map((holder) => asList(own(holder, "servers"))).find((list) => list.length > 0) ?? [];
    if (servers.length > 1) {
      for (const server of servers) this.add("server", String(own(asObject(server), "url")).replace(/\/$/, ""));
    }
    const ways = holders.map((holder) => own(holder, "security")).find((list) => list !== undefined);
    for (const name of asList(ways).flatMap((way) => Object.keys(asObject(way)))) {
      if (valueAt(this.spec, ["components", "securitySchemes", name])) this.#scheme(name);
    }
  }

  #scheme(name: string): void {
    const scheme = this.#target(valueAt(this.spec, ["components", "securitySchemes", name]));
    this.add("scheme", own(scheme, "type") === "apiKey" ? String(own(scheme, "name")) : name);
    for (const flow of Object.values(asObject(own(scheme, "flows")))) {
      for (const scope of Object.keys(asObject(own(asObject(flow), "scopes")))) this.add("scheme", scope);
    }
  }

  parameter(value: unknown): void {
    const parameter = this.#target(value);
    const name = own(parameter, "name");
    if (typeof name === "string") this.add("parameter", name);
    this.#schema(own(parameter, "schema"), "readOnly");
    this.#examples(parameter);
  }

  /** A body or a response, with its headers. */
  content(value: unknown, hidden: Direction): void {
    const holder = this.#target(value);
    for (const [name, header] of Object.entries(asObject(own(holder, "headers")))) {
      this.add("parameter", name);
      this.#schema(own(this.#target(header), "schema"), hidden);
    }
    for (const [mediaType, value] of Object.entries(asObject(own(holder, "content")))) {
      this.add("body", mediaType);
      const content = this.#target(value);
      this.#schema(own(content, "schema"), hidden);
      this.#examples(content);
    }
  }

  #examples(holder: JsonObject): void {
    const named = Object.values(asObject(own(holder, "examples"))).map((example) =>
      own(this.#target(example), "value"),
    );
    const single = own(holder, "example");
    for (const value of named.length > 0 ? named : [single]) {
      if (value !== undefined) this.add("example", typeof value === "string" ? value : JSON.stringify(value));
    }
  }

  #schema(value: unknown, hidden: Direction): void {
    const written = [value];
    const narrowed = new Set<object>();
    for (let next = written.pop(); written.length >= 0 && next !== undefined; next = written.pop()) {
      const schema = this.#target(next);
      const seen = this.#seen[hidden ?? "both"];
      if (seen.has(schema)) continue;
      seen.add(schema);
      this.#narrow(schema, narrowed);
      for (const [name, property] of Object.entries(asObject(own(schema, "properties")))) {
        if (hidden && this.#says(property, hidden)) continue;
        this.add("property", name);
        written.push(property);
      }
      if (!narrowed.has(schema)) this.#values(asList(own(schema, "enum")));
      for (const key of ["allOf", "oneOf", "anyOf", "prefixItems"]) written.push(...asList(own(schema, key)));
      for (const key of ["items", "additionalProperties", "not"])
        if (isObject(own(schema, key))) written.push(own(schema, key));
      written.push(...Object.values(asObject(own(schema, "patternProperties"))));
    }
  }

  #values(values: readonly unknown[]): void {
    for (const value of values) this.add("value", JSON.stringify(value));
  }

  /** Of a property whose values several parts of an `allOf` name, those count that all of them allow. */
  #narrow(schema: JsonObject, narrowed: Set<object>): void {
    const byName = new Map<string, JsonObject[]>();
    const parts = [schema];
    // Parts may have parts of their own.
    for (const part of parts) {
      if (parts.length < 100) parts.push(...asList(own(part, "allOf")).map((each) => this.#target(each)));
      for (const [name, property] of Object.entries(asObject(own(part, "properties")))) {
        const target = this.#target(property);
        if (Array.isArray(own(target, "enum"))) byName.set(name, [...(byName.get(name) ?? []), target]);
      }
    }
    for (const same of byName.values()) {
      const [first = [], ...others] = same.map((each) => asList(own(each, "enum")));
      if (others.length === 0) continue;
      this.#values(first.filter((value) => others.every((list) => list.includes(value))));
      for (const each of same) narrowed.add(each);
    }
  }

  /** Whether a schema, or what it consists of, has a mark. */
  #says(value: unknown, mark: string, level = 0): boolean {
    const schema = this.#target(value);
    const beside = asObject(value);
    if (own(schema, mark) === true || own(beside, mark) === true) return true;
    const options = ["anyOf", "oneOf"].flatMap((key) =>
      asList(own(schema, key)).filter((option) => own(asObject(option), "type") !== "null"),
    );
    const parts = [...asList(own(schema, "allOf")), ...(options.length === 1 ? options : [])];
    return level < 9 && parts.some((part) => this.#says(part, mark, level + 1));
  }

  /** An object, or the one that a reference leads to. */
  #target(value: unknown, hops = 0): JsonObject {
    const reference = isObject(value) ? own(value, "$ref") : undefined;
    if (typeof reference !== "string" || hops > 9) return asObject(value);
    return this.#target(valueAt(this.spec, segmentsOf(decodeURIComponent(reference.replace(/^#/, "")))), hops + 1);
  }
}
