import fc from "fast-check";
import {
  CHILD_KEYS,
  CHILDREN,
  type ContainerKind,
  ELEMENTS,
  KIND_OF_KEY,
} from "../../src/vocabulary/elements/elements.ts";

// Generated docs.json values: most parts right, some wrong in the ways that people get them wrong.

/** Mostly a right value of a field, now and then a wrong one. */
const values = (right: readonly unknown[], wrong: readonly unknown[]) =>
  fc.oneof({ weight: 50, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const SPEC = { source: "openapi.json", directory: "api" };
const LINK = { anchor: "Community", href: "https://example.com" };
const INCLUDE = { $ref: "./part.json" };

/** Fields that any element may be given, whether or not they belong to it. */
const FIELDS = {
  icon: values(
    ["book", "", { name: "book", style: "thin" }],
    ["fa-book", 5, null, { style: "thin" }, { name: "x", style: "bold" }],
  ),
  href: values(
    ["/x", "#x", "https://example.com", "mailto:a@b.c"],
    ["x", "javascript:alert(1)", "", 1, "www.a.b", "a.com/x", "https:/a.b", "htp://a.b", "me@a.b"],
  ),
  openapi: values(["openapi.json", SPEC, ["a.json", SPEC]], ["", 5, {}, [5], { source: 1 }, true]),
  sdk: values([{ format: "typedoc", source: "sdk.json" }], [5, { format: "typedoc" }]),
  graphql: values(["schema.graphql"], [5, ""]),
  directory: values(["card", "none"], ["cards", null, 1]),
  hidden: values([true, false], ["yes", 0]),
  expanded: values([true, false], ["yes", []]),
  default: values([true, false], ["true", 1]),
  tag: values(["NEW", ""], [1, ["NEW"]]),
  root: values(["index", "", "GET /x"], [1, {}, "https://a.b"]),
  boost: values([0.5, 2], ["2"]),
  align: values(["start"], ["left"]),
  color: values([{ light: "#fff", dark: "#0d9373" }, {}], ["#fff", { light: "red" }, { dark: 1 }]),
  banner: values([{ content: "Hi" }, INCLUDE], [{}, "Hi", { content: 1 }, { content: "" }]),
  footer: values(
    [{ socials: { x: "https://x.com/a", own: "https://a.b" } }, {}],
    [{ socials: { own: 1 } }, { socials: { x: "acme" } }, { links: [{}] }],
  ),
  navbar: values([{ links: [{ label: "A", href: "/" }] }], [{ links: {} }, { primary: {} }]),
  global: values(
    [{ anchors: [LINK] }, {}, { anchors: [{ ...LINK, graphql: "schema.graphql" }] }],
    [{ anchors: [{}] }, { anchors: LINK }, [], { tabs: [{ tab: 1, href: "/" }] }],
  ),
  constructor: values(["legal"], [1]),
  somethingElse: values([1, null], [{}]),
  $ref: values(["./part.json"], [5, ""]),
};

const name = values(["A", "", "en"], [5, null]);
const language = values(["en", "zh-Hant", "ja"], ["EN", "xx", 5]);

const someOf = (fields: Record<string, fc.Arbitrary<unknown>>, maxKeys: number) =>
  fc
    .uniqueArray(fc.constantFrom(...Object.keys(fields)), { maxLength: maxKeys })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, fields[key] as fc.Arbitrary<unknown>]))));

/** The children of an element: mostly of one kind that it may hold, and mostly a list. */
function children(kind: ContainerKind, depth: number): fc.Arbitrary<Record<string, unknown>> {
  if (depth === 0) return fc.constant({});
  const keys = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...CHILDREN.mintlify[kind]).map((key) => [key]) },
    { weight: kind === "navigation" ? 1 : 10, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constantFrom(...CHILD_KEYS).map((key) => [key]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...CHILD_KEYS), { minLength: 2, maxLength: 3 }) },
  );
  return keys.chain((chosen) => fc.record(Object.fromEntries(chosen.map((key) => [key, childList(key, depth)]))));
}

function childList(key: (typeof CHILD_KEYS)[number], depth: number): fc.Arbitrary<unknown> {
  const entry =
    key === "pages"
      ? fc.oneof(
          values(["index", "GET /users", "", "https://a.b/c.json GET /x"], [5, null, [], " https://a.b "]),
          element("pages", depth - 1),
        )
      : element(key, depth - 1);
  return fc.oneof(
    { weight: 40, arbitrary: fc.array(entry, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>({}, INCLUDE, "index", null) },
  );
}

function element(key: (typeof CHILD_KEYS)[number], depth: number): fc.Arbitrary<unknown> {
  const kind = KIND_OF_KEY.get(key) ?? "group";
  const { nameKey } = ELEMENTS[kind];
  const named = fc.record({ [nameKey]: nameKey === "language" ? language : name });
  const names = fc.oneof({ weight: 50, arbitrary: named }, { weight: 1, arbitrary: fc.constant({}) });
  return fc.tuple(names, someOf(FIELDS, 3), children(kind, depth)).map((parts) => Object.assign({}, ...parts));
}

const navigation = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.tuple(someOf(FIELDS, 2), children("navigation", 3)).map(([own, below]) => ({ ...own, ...below })),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(INCLUDE, {}, [], null, "index", { $ref: 1 }) },
);

const SETTINGS = {
  description: values(["About"], [1]),
  logo: values(
    ["/logo.svg", { light: "/l.svg", dark: "/d.svg" }],
    [5, "", { light: "/l.svg" }, { light: "/l.svg", dark: "/d.svg", href: "a.com" }],
  ),
  favicon: values(["/f.ico"], [{ dark: 1, light: "/x" }]),
  appearance: values([{ default: "dark", strict: true }, INCLUDE], [{ default: "black" }, "dark"]),
  background: values([{ decoration: "grid", color: { dark: "#000" } }, { image: "/b.png" }], [{ decoration: "dots" }]),
  fonts: values(
    [{ family: "Inter", heading: { weight: 700 } }, INCLUDE],
    [{ weight: "700" }, { weight: 0 }, { source: "" }],
  ),
  styling: values([{ eyebrows: "section", codeblocks: "dark" }], [{ eyebrows: "all" }, { codeblocks: 1 }]),
  interaction: values([{ drilldown: false }, {}], [{ drilldown: "no" }]),
  redirects: values(
    [[{ source: "/a", destination: "/b" }], [], INCLUDE],
    [{}, [{ source: "/a" }], "none", [{ source: "", destination: "/b" }], [{ source: "/a", destination: "www.a.b" }]],
  ),
  navbar: values([{ primary: { type: "button", label: "Go", href: "/" } }], [{ primary: { label: "Go" } }]),
  footer: values([{ links: [{ header: "A", items: [] }] }], [{ links: [{ header: "A" }] }]),
  seo: values([{ indexing: "all", metatags: { "og:title": "A" } }], [{ indexing: "none" }, { metatags: [] }]),
  contextual: values(
    [{ options: ["copi", { title: "A", href: "/" }, { title: "A", href: { base: "/" } }] }],
    [{ options: [5] }, {}, { options: [{ title: "A", href: 5 }] }],
  ),
  errors: values([{ "404": { redirect: false } }], [{ "404": { redirect: "no" } }]),
  variables: values([{ version: "1" }, {}], [{ version: 1 }, []]),
  api: values([{ openapi: ["a.json"], playground: { display: "none" } }], [{ playground: { display: "off" } }, []]),
  integrations: values([{ ga4: { measurementId: "G-1" } }], [{ ga4: "G-1" }]),
  future: values([1], [null]),
  $ref: values(["./base.json"], [1]),
};

/** A docs.json, mostly with what the hosted platform asks for. */
export const docsArbitrary: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.record(
      {
        theme: values(["mint", "sequoia"], ["venus", 1]),
        name: values(["Acme"], [1, " "]),
        colors: values([{ primary: "#0d9373" }, INCLUDE], [{}, { primary: "red" }, "#fff"]),
        navigation,
      },
      { requiredKeys: ["theme", "name", "colors", "navigation"] },
    ),
    someOf(SETTINGS, 3),
    values(["nothing"], ["theme", "name", "colors", "navigation"]),
  )
  .map(([basics, settings, dropped]) => {
    const docs: Record<string, unknown> = { ...basics, ...settings };
    delete docs[String(dropped)];
    return docs;
  });
