/** Numbers from a seed, each run alike. */
export class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, but without, `below`. */
  next(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.next(items.length)] as Item;
  }
}

const KEYS = [
  "navigation", "tabs", "tab", "groups", "group", "pages", "anchors", "anchor", "versions", "version", "languages",
  "language", "menu", "item", "products", "product", "dropdowns", "dropdown", "href", "icon", "root", "openapi",
  "directory", "expanded", "collapsed", "hidden", "global", "default", "tag", "$ref", "url", "pagse", "__proto__",
  "toString", "", "a/b~c", "theme", "name", "colors", "redirects", "\ud800",
]; // biome-ignore format: a list of words

const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1e308, "", " ", "x", "GET /users", "get /a", "webhook x", "a.yaml GET /a", "../x", "/", "//",
  "https://x.y", "javascript:1", "\u0000\u001b[2J", "\ud800", "\u2028", "a/".repeat(200), "é🙂", [], {}, [[]], [null],
  { $ref: "docs.json" }, { source: "a.yaml", directory: "d" }, { group: "G", pages: ["p"] }, ["a", "a"],
  { toString: 1 }, JSON.parse('{"__proto__": {"type": "string"}}'),
]; // biome-ignore format: a list of values

const TOKENS = [
  "{", "}", "[", "]", ",", ":", '"', "'", "\\", "//", "/*", "#", "\n", "\r", "\t", " ", "\ufeff", "\u2028", "null", "tru",
  "0x1", "---", "...", "- ", "? ", "|", ">", "&a ", "*a", "<<: *a", "!!str ", "%", "paths:", "  /n:", "    get:", "get: {",
  "summary: 'x", 'x: "y', "$ref: '#/paths/~1a'", "<<<<<<<",
  "{toString: 1}",
]; // biome-ignore format: a list of words

type Container = Record<string, unknown> | unknown[];

/** A JSON value with one to three changes that people, or their worst enemies, make. Gives a copy. */
export function mutateValue(value: unknown, random: Random): unknown {
  const holder = { value: structuredClone(value) };
  for (let times = 1 + random.next(3); times > 0; times--) changeOnce(random.pick(containersOf(holder)), random);
  return holder.value;
}

function containersOf(root: Container): Container[] {
  const found: Container[] = [root];
  for (let at = 0; at < found.length && found.length < 2000; at++) {
    for (const child of Object.values(found[at] as Container)) {
      if (typeof child === "object" && child !== null) found.push(child as Container);
    }
  }
  return found;
}

function changeOnce(container: Container, random: Random): void {
  const keys = Object.keys(container);
  const key = keys.length > 0 ? random.pick(keys) : "";
  const object = container as Record<string, unknown>;
  const old = object[key];
  const set = (name: string, value: unknown) =>
    Object.defineProperty(container, Array.isArray(container) ? String(container.length) : name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  switch (random.next(7)) {
    case 0:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete object[key];
      return;
    case 1:
      if (keys.length > 0) object[key] = structuredClone(random.pick(VALUES));
      return;
    case 2:
      set(random.pick(KEYS), structuredClone(random.pick(VALUES)));
      return;
    case 3:
      if (!Array.isArray(container)) delete object[key];
      set(random.pick(KEYS), old);
      return;
    case 4:
      if (keys.length > 0) object[key] = Array.isArray(old) ? old.concat(structuredClone(old)) : [old];
      return;
    case 5: {
      let deep: unknown = old;
      for (let depth = random.next(40); depth > 0; depth--) deep = { group: "g", pages: [deep] };
      if (keys.length > 0) object[key] = deep;
      return;
    }
    default:
      if (typeof old === "string") object[key] = mutateText(old, random);
  }
}

/** A text with one to three changes, of which some put in tokens. */
export function mutateText(text: string, random: Random, tokens: readonly string[] = TOKENS): string {
  let changed = text;
  for (let times = 1 + random.next(3); times > 0; times--) {
    const at = random.next(changed.length + 1);
    const end = Math.min(changed.length, at + 1 + random.next(random.pick([2, 30, 300])));
    const lines = changed.split("\n");
    const line = random.next(lines.length);
    switch (random.next(7)) {
      case 0:
        changed = changed.slice(0, at) + changed.slice(end);
        break;
      case 1:
        changed = changed.slice(0, at) + random.pick(tokens) + changed.slice(at);
        break;
      case 2:
        changed = changed.slice(0, at) + random.pick(tokens) + changed.slice(end);
        break;
      case 3:
        changed = changed.slice(0, at) + changed.slice(at, end).repeat(2 + random.next(20)) + changed.slice(end);
        break;
      case 4:
        lines[line] =
          random.pick(["  ", "\t", "- ", ""]) + (lines[line] ?? "").replace(random.pick([/^ {2}/, /$/]), "");
        changed = lines.join("\n");
        break;
      case 5:
        lines.splice(line, 0, `${/^ */.exec(lines[line] ?? "")?.[0]}${random.pick(tokens)}`);
        changed = lines.join("\n");
        break;
      default:
        lines[line] = `${lines[line]} ${random.pick(tokens)}`;
        changed = lines.join("\n");
    }
  }
  return changed.slice(0, 100_000);
}
