/** One site for the comparison, made from a seed: a navigation, and the documents that it names. */
export interface GeneratedSite {
  readonly config: { readonly navigation: Record<string, unknown> } & Record<string, unknown>;
  /** By path from the docs root. */
  readonly specs: ReadonlyMap<string, Record<string, unknown>>;
  readonly schemas: ReadonlyMap<string, string>;
}

/** Chooses by chance, the same for the same seed (mulberry32). */
class Chance {
  constructor(private state: number) {}
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  below = (limit: number): number => Math.floor(this.next() * limit);
  is = (share: number): boolean => this.next() < share;
  of = <Value>(values: readonly Value[]): Value => values[this.below(values.length)] as Value;
  some = <Value>(values: readonly Value[], most: number): Value[] =>
    Array.from({ length: this.below(most + 1) }, () => this.of(values));
}

const PATHS = ["/users", "/users/{id}", "/v1.0/berths", "/a/{b}/c.d", "/search", "/Ünits", "/orders/{id}/items"];
const METHODS = ["get", "post", "delete", "put", "patch"];
const SUMMARIES = ["List users", "List Users", "Get a user's (full) profile", "Create", "users", "Ärger", "a/b {c} d"];
const TAGS = ["Users", "users", "Order items", "Admin (internal)", "Beta", "nav"];
const NAMES = ["Start", "API", "Guides", "Reference", "More"];

/** A site of a seed. Most references find something; a few are wrong, as those of real sites are. */
export function generateSite(seed: number): GeneratedSite {
  const chance = new Chance(seed);
  const specs = new Map([0, 1].map((index) => [`openapi-${index}.json`, makeSpec(chance)]));
  const schemas = new Map([["schema.graphql", makeSchema(chance)]]);
  const navigation = new Navigation(chance, specs).root();
  return { config: { theme: "mint", name: "Site", colors: { primary: "#000000" }, navigation }, specs, schemas };
}

function makeSpec(chance: Chance): Record<string, unknown> {
  const version = chance.of(["3.0.3", "3.1.0", "3.2.0"]);
  const isNew = version === "3.2.0";
  const operation = () => ({
    responses: { 200: { description: "Good" } },
    ...(chance.is(0.7) && { summary: chance.of(SUMMARIES) }),
    ...(chance.is(0.7) && { tags: chance.some(TAGS, 2) }),
    ...(chance.is(0.2) && { deprecated: true }),
    ...(chance.is(0.1) && { "x-hidden": true }),
    ...(chance.is(0.05) && { "x-excluded": true }),
    ...(chance.is(0.1) && { "x-mint": { href: chance.of(["/own/Page", "own/page", "/own/other"]) } }),
    ...(chance.is(0.1) && { "x-mint": { metadata: { title: "Own title", tag: "Own" } } }),
  });
  const item = (): Record<string, unknown> => ({
    ...Object.fromEntries(chance.some(METHODS, 3).map((method) => [method, operation()])),
    ...(isNew && chance.is(0.3) && { query: operation() }),
    ...(isNew && chance.is(0.3) && { additionalOperations: { [chance.of(["COPY", "LINK"])]: operation() } }),
  });
  const parameters = (path: string) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    }));
  const shared = version === "3.0.3" ? undefined : { shared: item() };
  const paths = Object.fromEntries(
    [...new Set(["/status", ...chance.some(PATHS, 5)])].map((path) => {
      const own = path === "/status" ? { get: operation(), ...item() } : item();
      const reference = shared && chance.is(0.15) ? { $ref: "#/components/pathItems/shared" } : {};
      return [path, { ...reference, ...own, ...(parameters(path).length > 0 && { parameters: parameters(path) }) }];
    }),
  );
  return {
    openapi: version,
    info: { title: "API", version: "1" },
    ...(chance.is(0.6) && { tags: makeTags(chance, isNew) }),
    paths,
    ...(version !== "3.0.3" && chance.is(0.3) && { webhooks: { "user.created": { post: operation() } } }),
    ...(shared && { components: { pathItems: shared } }),
  };
}

function makeTags(chance: Chance, isNew: boolean): object[] {
  const names = [...new Set(chance.some(TAGS, 5))];
  return names.map((name, index) => ({
    name,
    ...(chance.is(0.2) && { "x-group": chance.of(["A group", "Users"]) }),
    ...(!isNew && chance.is(0.2) && { "x-displayName": "A name" }),
    ...(isNew && chance.is(0.3) && { summary: `Summary of ${name}` }),
    ...(isNew && index > 0 && chance.is(0.4) && { parent: names[chance.below(index)] }),
    ...(isNew && chance.is(0.4) && { kind: chance.of(["nav", "badge", "audience"]) }),
  }));
}

const makeSchema = (chance: Chance): string =>
  [
    "type Query { user(id: ID!): User status: String _private: Int users2: [User!]! Zoo: Int }",
    chance.is(0.6) ? "type Mutation { addUser: User @deprecated removeUser: Boolean }" : "",
    "type Subscription { userAdded: User }",
    "interface Named { name: String }",
    "type User implements Named { name: String posts: [Post] }",
    "type Post { title: String author: User }",
    "enum Color { RED }",
    "union Any = User | Post",
    "input NewUser { name: String }",
    "scalar Date",
  ].join("\n");

const SELECTORS = [
  "QUERY user",
  "QUERY user.posts",
  "MUTATION addUser",
  "TYPE User",
  "TYPE Color",
  "QUERY user.posts.author",
];
const NESTED = ["tabs", "versions", "languages", "anchors", "dropdowns", "products"] as const;
const NAME_KEYS = {
  tabs: "tab",
  versions: "version",
  languages: "language",
  anchors: "anchor",
  dropdowns: "dropdown",
  products: "product",
} as const;

class Navigation {
  #pages = 0;
  constructor(
    private readonly chance: Chance,
    private readonly specs: ReadonlyMap<string, Record<string, unknown>>,
  ) {}

  root(): Record<string, unknown> {
    return this.#children([]);
  }

  /** Children of one kind: elements, groups or pages. */
  #children(around: readonly string[]): Record<string, unknown> {
    const { chance } = this;
    const key =
      around.length < 2 && chance.is(0.7) ? chance.of(NESTED.filter((each) => !around.includes(each))) : undefined;
    if (!key) return chance.is(0.8) || around.length === 0 ? { groups: this.#groups(0) } : { pages: this.#entries(0) };
    const names = key === "languages" ? ["en", "de", "fr"] : NAMES;
    const count = 1 + chance.below(2);
    return {
      [key]: Array.from({ length: count }, (_, index) => ({
        [NAME_KEYS[key]]: key === "languages" || key === "versions" ? names[index] : chance.of(names),
        ...this.#sources(),
        ...this.#children([...around, key]),
      })),
    };
  }

  #groups = (depth: number): object[] =>
    Array.from({ length: 1 + this.chance.below(2) }, () => ({
      group: this.chance.of(NAMES),
      ...this.#sources(),
      pages: this.#entries(depth),
    }));

  #sources(): object {
    const { chance } = this;
    const source = chance.of([...this.specs.keys()]);
    const directory = chance.of(["api", "Api/v2", "ref"]);
    if (chance.is(0.25))
      return { openapi: chance.of<unknown>([source, `/${source}`, { source, directory }, [source]]) };
    if (chance.is(0.12))
      return { graphql: chance.of<unknown>(["schema.graphql", { source: "schema.graphql", directory }]) };
    return {};
  }

  #entries(depth: number): unknown[] {
    const { chance } = this;
    return Array.from({ length: 1 + chance.below(3) }, () => {
      if (depth < 2 && chance.is(0.25)) return this.#groups(depth + 1)[0];
      if (chance.is(0.15)) return this.#reference();
      if (chance.is(0.08)) return chance.of(SELECTORS);
      return `pages/${this.#pages++}`;
    });
  }

  /** An operation of a spec, which it names more often than not. */
  #reference(): string {
    const [source, spec] = this.chance.of([...this.specs]);
    const [path, item] = this.chance.of(Object.entries(spec.paths as Record<string, Record<string, unknown>>));
    const others = Object.keys((item.additionalOperations as object | undefined) ?? {});
    const methods = [...Object.keys(item).filter((key) => METHODS.includes(key) || key === "query"), ...others];
    const method = methods.length > 0 ? this.chance.of(methods) : "get";
    return `${this.chance.is(0.7) ? `${source} ` : ""}${method.toUpperCase()} ${path}`;
  }
}
