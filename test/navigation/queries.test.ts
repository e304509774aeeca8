import {
  breadcrumbs,
  defaultLanguage,
  defaultVersion,
  eyebrow,
  findPage,
  firstPage,
  flatten,
  type GroupNode,
  groupTarget,
  isContainer,
  neighbours,
  type PageFile,
  pagesOf,
  type ResolvedNavigation,
  resolveNavigation,
  scope,
  visit,
} from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const specs = new Map(
  ["berths.yaml", "copy.yaml"].map((file) => [
    file,
    indexOperations({
      openapi: "3.1.0",
      paths: {
        "/berths": { get: { summary: "List berths" }, post: { summary: "Book", "x-hidden": true } },
      },
    }),
  ]),
);

const resolve = (navigation: object, settings: object = {}): ResolvedNavigation => {
  const { value } = resolveNavigation({ ...settings, navigation }, { dialect: "mintlify", specs });
  if (!value) throw new Error("no navigation");
  return value;
};

const site = resolve({
  languages: [
    {
      language: "en",
      versions: [
        {
          version: "v2",
          tabs: [
            {
              tab: "Guides",
              groups: [
                { group: "Start", root: "start/index", pages: ["start/install", { group: "", pages: ["start/deep"] }] },
              ],
            },
            { tab: "API", openapi: "berths.yaml" },
            { tab: "Blog", href: "https://blog.example" },
          ],
        },
        { version: "v1", default: true, pages: ["v1/index"] },
      ],
    },
    { language: "fr", pages: ["fr/index", "fr/hidden"] },
  ],
});
const page = (href: string) => {
  const found = findPage(site, href);
  if (!found) throw new Error(`no page ${href}`);
  return found;
};
const group = (navigation: ResolvedNavigation, title: string) =>
  flatten(navigation).find((node): node is GroupNode => node.type === "group" && node.title === title) as GroupNode;

describe("visit and flatten", () => {
  it("go depth first in document order, a root page before the children", () => {
    expect(flatten(site).map(({ type, title }) => `${type} ${title}`)).toEqual([
      "language en",
      "version v2",
      "tab Guides",
      "group Start",
      "page Index",
      "page Install",
      "group ",
      "page Deep",
      "tab API",
      "group API Reference",
      "operation List berths",
      "link Blog",
      "version v1",
      "page Index",
      "language fr",
      "page Index",
      "page Hidden",
    ]);
  });

  it("lists exactly the pages of the navigation, in the same order", () => {
    const pages = flatten(site).filter((node) => !isContainer(node) && node.type !== "link");
    expect(pages).toEqual([...site.pages]);
  });

  it("leaves each node after its children, and leaves out what enter skips", () => {
    const steps: string[] = [];
    visit(site, {
      enter: (node) => {
        steps.push(`+${node.title}`);
        return node.type === "version" ? "skip" : undefined;
      },
      leave: (node) => void steps.push(`-${node.title}`),
    });
    expect(steps).toEqual([
      "+en",
      "+v2",
      "-v2",
      "+v1",
      "-v1",
      "-en",
      "+fr",
      "+Index",
      "-Index",
      "+Hidden",
      "-Hidden",
      "-fr",
    ]);
  });

  it("start at any element", () => {
    expect(flatten(group(site, "Start")).map(({ title }) => title)).toEqual(["Index", "Install", "", "Deep"]);
  });
});

describe("findPage", () => {
  it("finds a page whose path holds what begins a query elsewhere", () => {
    const { value } = resolveNavigation({ navigation: { pages: ["a?b", "c#d", "a"] } });
    for (const page of value?.pages ?? []) expect(value && findPage(value, page.href)).toBe(page);
  });

  it.each([
    ["/start/install", "Install"],
    ["/start/install/", "Install"],
    ["/start/install?q=1#top", "Install"],
    ["/api-reference/list-berths", "List berths"],
    ["/api-reference/book", "Book"],
  ])("finds %s", (href, title) => expect(findPage(site, href)?.title).toBe(title));

  it.each(["start/install", "/nope", "", "/", "/__proto__", "/constructor"])("finds nothing at %j", (href) =>
    expect(findPage(site, href)).toBeUndefined(),
  );
});

describe("pagesOf", () => {
  const twice = resolve({
    tabs: [
      { tab: "A", openapi: "berths.yaml" },
      { tab: "B", openapi: "copy.yaml" },
    ],
  });

  it.each([
    ["GET /berths", ["/api-reference/list-berths", "/api-reference/list-berths-1"]],
    ["get  /berths", ["/api-reference/list-berths", "/api-reference/list-berths-1"]],
    ["copy.yaml GET /berths", ["/api-reference/list-berths-1"]],
    ["./copy.yaml GET /berths", ["/api-reference/list-berths-1"]],
    ["POST /berths", ["/api-reference/book", "/api-reference/book-1"]],
    ["PUT /berths", []],
    ["", []],
  ])("%j is at %j", (reference, hrefs) => expect(pagesOf(twice, reference).map(({ href }) => href)).toEqual(hrefs));
});

describe("pagesOf, for page files", () => {
  it("finds the files that stand for an operation, or name it in their front matter", () => {
    const pages = new Map<string, PageFile>([
      ["api-reference/list-berths", {}],
      ["guides/berths", { openapi: "/berths.yaml get /berths" }],
      ["guides/any", { openapi: "GET /berths" }],
      ["guides/short", { openapi: "berths get /berths" }],
      ["guides/plain", { openapi: "berths" }],
    ]);
    const navigation = {
      tabs: [
        { tab: "A", openapi: "berths.yaml" },
        { tab: "B", pages: [...pages.keys()].slice(1) },
      ],
    };
    const { value } = resolveNavigation({ navigation }, { dialect: "mintlify", specs, pages });
    const hrefs = (reference: string) => value && pagesOf(value, reference).map(({ href }) => href);
    expect(hrefs("GET /berths")).toEqual([
      "/api-reference/list-berths",
      "/guides/berths",
      "/guides/any",
      "/guides/short",
    ]);
    expect(hrefs("berths.yaml GET /berths")).toEqual(hrefs("GET /berths"));
    expect(hrefs("copy.yaml GET /berths")).toEqual([]);
  });
});

describe("breadcrumbs, scope and eyebrow", () => {
  it("name the elements around a page, without nameless ones", () => {
    expect(breadcrumbs(page("/start/deep"))).toEqual(["en", "v2", "Guides", "Start"]);
    expect(page("/start/deep").breadcrumbs).toEqual(["en", "v2", "Guides", "Start"]);
  });

  it("scope gives the nearest element of each kind", () => {
    const { language, version, tab, group, product } = scope(page("/start/deep"));
    expect([language?.title, version?.title, tab?.title, group?.title, product]).toEqual([
      "en",
      "v2",
      "Guides",
      "",
      undefined,
    ]);
  });

  it.each([
    ["breadcrumbs", "section", ["A", "B", "C"]],
    ["section", "breadcrumbs", ["C"]],
    [undefined, "breadcrumbs", ["A", "B", "C"]],
    [undefined, "section", ["C"]],
    ["nonsense", "section", ["C"]],
  ] as const)("styling.eyebrows %j, theme %j: %j", (eyebrows, theme, expected) => {
    const navigation = resolve(
      { tabs: [{ tab: "A", groups: [{ group: "B", pages: [{ group: "C", pages: ["x"] }] }] }] },
      eyebrows ? { styling: { eyebrows } } : {},
    );
    expect(eyebrow(navigation, firstPage(navigation) as never, theme)).toEqual(expected);
  });

  it.each(["breadcrumbs", "section"])("styling.eyebrows %j leaves out the code of the language", (eyebrows) => {
    const groups = ["B", "", " "].map((group, index) => ({ group, pages: [`x${index}`] }));
    const navigation = resolve({ languages: [{ language: "en", groups }] }, { styling: { eyebrows } });
    expect(navigation.pages.map((page) => eyebrow(navigation, page))).toEqual([["B"], [], []]);
  });
});

describe("neighbours", () => {
  const hrefs = (href: string) => {
    const { previous, next } = neighbours(page(href));
    return [previous?.href, next?.href];
  };

  it.each([
    ["/start/index", [undefined, "/start/install"]],
    ["/start/deep", ["/start/install", "/api-reference/list-berths"]],
    ["/api-reference/list-berths", ["/start/deep", undefined]],
    ["/v1/index", [undefined, undefined]],
    ["/fr/index", [undefined, "/fr/hidden"]],
    ["/api-reference/book", [undefined, undefined]],
  ])("of %s are %j", (href, expected) => expect(hrefs(href)).toEqual(expected));

  it("pass over hidden pages and repetitions of the page", () => {
    const navigation = resolve({
      groups: [
        { group: "A", root: "a", pages: ["a", "b"] },
        { group: "H", hidden: true, pages: ["h"] },
        { group: "C", pages: ["c"] },
      ],
    });
    const [first, , b, hidden] = navigation.pages;
    expect(neighbours(first as never).next?.href).toBe("/b");
    expect(neighbours(b as never).next?.href).toBe("/c");
    expect(neighbours(hidden as never).previous?.href).toBe("/b");
  });
});

describe("firstPage", () => {
  it("is the root page, else the first page inside, hidden ones last", () => {
    const navigation = resolve({
      groups: [
        { group: "H", hidden: true, pages: ["h"] },
        { group: "R", root: "r", pages: ["s"] },
        { group: "E", pages: [] },
      ],
    });
    expect(firstPage(navigation)?.href).toBe("/r");
    expect(firstPage(group(navigation, "H"))?.href).toBe("/h");
    expect(firstPage(group(navigation, "E"))).toBeUndefined();
  });
});

describe("groupTarget", () => {
  const groups = [
    { group: "Rooted", root: "r", pages: ["a"] },
    { group: "Plain", pages: ["b", { group: "Nested", pages: ["c"] }] },
    { group: "Empty", pages: [] },
  ];
  const target = (drilldown: boolean | undefined, title: string, theme?: boolean) => {
    const navigation = resolve({ groups }, drilldown === undefined ? {} : { interaction: { drilldown } });
    const { action, ...rest } = groupTarget(navigation, group(navigation, title), theme);
    return "page" in rest ? `${action} ${rest.page.href}` : action;
  };

  it.each([
    [true, "Rooted", undefined, "open-root /r"],
    [false, "Rooted", undefined, "open-root /r"],
    [true, "Nested", undefined, "open-first /c"],
    [true, "Plain", undefined, "open-first /b"],
    [true, "Empty", undefined, "none"],
    [false, "Nested", undefined, "toggle"],
    [false, "Nested", true, "toggle"],
    [false, "Plain", undefined, "none"],
    [undefined, "Nested", undefined, "toggle"],
    [undefined, "Nested", true, "open-first /c"],
  ])("interaction.drilldown %j, group %s, theme %j: %s", (drilldown, title, theme, expected) => {
    expect(target(drilldown, title, theme)).toBe(expected);
  });
});

describe("defaultLanguage and defaultVersion", () => {
  it("look among the children, and through the other kind of choice", () => {
    expect(defaultLanguage(site)?.title).toBe("en");
    expect(defaultVersion(site)?.title).toBe("v1");
    expect(defaultVersion(defaultLanguage(site) as never)?.title).toBe("v1");
    expect(
      defaultLanguage(resolve({ versions: [{ version: "v1", languages: [{ language: "en", pages: ["a"] }] }] }))?.title,
    ).toBe("en");
    expect(defaultVersion(resolve({ pages: ["a"] }))).toBeUndefined();
  });
});

it("findPage prefers the page of the address's own language, then that of the default one", () => {
  const languages = ["en", "de"].map((language) => ({
    language,
    default: language === "de",
    groups: [{ group: language, pages: ["en/start", "v1/en/more", "shared"] }],
  }));
  const { value } = resolveNavigation({ navigation: { versions: [{ version: "v1", languages }] } });
  const around = (href: string) => findPage(value, href)?.breadcrumbs.at(-1);
  expect(around("/en/start")).toBe("en");
  expect(around("/v1/en/more")).toBe("en");
  expect(around("/shared")).toBe("de");
});
