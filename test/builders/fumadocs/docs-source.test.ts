import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource, type DocsSource } from "docsjson/fumadocs";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withBrowserPage } from "../../support/browser.ts";
import { specOf } from "../../support/resolve-handwritten.ts";
import { tempSite } from "../../support/temp-site.ts";
import { describeWith } from "../../support/tools/need.ts";

/** Until a change is noticed, on a busy machine. */
const WAIT = { timeout: 30_000, interval: 20 };

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`;

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navbar: { links: [{ label: "Start", href: "/guides/Save & Load?from=bar#top" }] },
    footer: { links: [{ header: "More", items: [{ label: "Start", href: "/guides/index" }] }] },
    redirects: [{ source: "/old", destination: "/guides/Save & Load" }],
    navigation: {
      languages: [
        {
          language: "en",
          versions: [
            { version: "v2", default: true, pages: ["guides/index", "guides/Save & Load", "guides/new"] },
            { version: "v1", pages: ["v1/guides/index", "v1/guides/Save & Load"] },
          ],
        },
        {
          language: "fr",
          banner: { content: "[Lire](/fr/guides/Save & Load)", dismissible: true },
          versions: [{ version: "v2", pages: ["fr/guides/index", "fr/guides/Save & Load"] }],
        },
      ],
    },
  },
  ...Object.fromEntries(
    ["", "v1/", "fr/"].flatMap((folder) => [
      [`${folder}guides/index.md`, page("Index")],
      [`${folder}guides/Save & Load.md`, page("Save and load")],
    ]),
  ),
  "guides/new.md":
    '---\ntitle: New\n---\n\n## Set up\n\n<Steps><Step title="Plug in">[Load](/guides/Save%20&%20Load#top)</Step></Steps>\n\n![Hub](./hub.svg)\n',
  "guides/hub.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

describe("createDocsSource", () => {
  let docs: DocsSource<string>;
  const find = (path: string) => {
    const found = docs.find(path.split("/"));
    if (!found) throw new Error(`no page at ${path}`);
    return found;
  };

  beforeEach(async () => {
    for (const method of ["info", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
    docs = await createDocsSource({ root: tempSite(SITE) });
  });

  it("renders pages with the platform's components, with links and files at their addresses", async () => {
    const { html, toc } = find("guides/new").render();
    expect(html).toContain("docs-step-title");
    expect(html).toContain('src="/guides/hub.svg"');
    expect(html).toContain('href="/guides/Save%20%26%20Load#top"');
    expect(toc[0]).toEqual({ title: "Set up", url: "#set-up", depth: 2 });
    const folder = tempSite({});
    await docs.writeFiles(folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["docsjson.css", "docsjson.js", "guides", "llms.txt"]));
    expect(readdirSync(join(folder, "guides"))).toContain("hub.svg");
    expect(readFileSync(join(folder, "docsjson.css"), "utf8")).toContain("--color-fd-primary:#7637e1");
  });

  describeWith("a browser", "the room beside a page", () => {
    it("stays where a style sheet of the docs takes the padding of #content-area", async () => {
      const folder = tempSite({});
      await docs.writeFiles(folder);
      const css = readFileSync(join(folder, "docsjson.css"), "utf8");
      await withBrowserPage(async (page) => {
        await page.setContent(
          `<style>${css} body { margin: 0 } #nd-page { padding: 0 !important }</style><article id="nd-page"><p>Text</p></article>`,
        );
        expect((await page.locator("p").boundingBox())?.x).toBeGreaterThanOrEqual(16);
      });
    });
  });

  it("encodes addresses as Next.js does, with which Fumadocs compares them", () => {
    expect(find("guides/Save & Load").url).toBe("/guides/Save%20%26%20Load");
    expect(find("guides/Save%20%26%20Load").node?.href).toBe("/guides/Save & Load");
    expect(JSON.stringify(docs.pageTree)).toContain('"/guides/Save%20%26%20Load"');
    expect(docs.redirectOf(["old"])).toBe("/guides/Save%20%26%20Load");
  });

  it("leads to the same page in other versions, and to their first page where they lack it", () => {
    const tabs = (path: string) => docs.layoutOf(find(path)).tabs.map(({ url }) => url);
    expect(tabs("guides/Save & Load")).toEqual(["/guides", "/v1/guides/Save%20%26%20Load"]);
    expect(tabs("v1/guides/Save & Load")).toEqual(["/guides/Save%20%26%20Load", "/v1/guides"]);
    expect(tabs("guides/new")).toEqual(["/guides", "/v1/guides"]);
  });

  it("leads to the same page in other languages, and to their first page where they lack it", () => {
    const urls = (path: string) => docs.translationsOf(find(path)).map(({ url }) => url);
    expect(urls("guides/Save & Load")).toEqual(["/guides/Save%20%26%20Load", "/fr/guides/Save%20%26%20Load"]);
    expect(urls("guides/new")).toEqual(["/guides/new", "/fr/guides"]);
  });

  it("gives bar, footer and banner of the page's language, with the addresses of the site", () => {
    const english = docs.chromeOf(find("guides/new"));
    expect(english.navbar).toEqual([{ label: "Start", href: "/guides/Save%20%26%20Load?from=bar#top" }]);
    expect(english.footer).toEqual([{ header: "More", items: [{ label: "Start", href: "/guides" }] }]);
    expect(english.banner).toBeUndefined();
    const { navbar, banner } = docs.chromeOf(find("fr/guides"));
    expect(navbar).toEqual(english.navbar);
    expect(banner?.dismissible).toBe(true);
  });

  it("follows docs.json, and keeps the last navigation while it is broken or gone", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const root = tempSite(SITE);
    const followed = await createDocsSource({ root, watch: true });
    onTestFinished(() => followed.close());
    const write = (config: string) => writeFileSync(join(root, "docs.json"), config);

    write(JSON.stringify({ ...SITE["docs.json"], navigation: { pages: ["guides/new"] } }));
    await vi.waitFor(() => expect(followed.navigation.pages).toHaveLength(1), WAIT);
    expect(followed.i18n).toBeUndefined();
    write("{ broken");
    await vi.waitFor(() => expect(logged.mock.lastCall?.join()).toContain("config/syntax"), WAIT);
    expect(followed.find(["guides", "new"])?.title).toBe("New");
    rmSync(join(root, "docs.json"));
    await vi.waitFor(() => expect(logged.mock.lastCall?.join()).toMatch(/no docs\.json|does not exist/), WAIT);
    expect(followed.find(["guides", "new"])?.title).toBe("New");
  });
});

/** Pages whose front matter names what they show. */
const PARTS = {
  "docs.json": {
    ...SITE["docs.json"],
    redirects: [],
    api: { mdx: { server: ["https://api.lumen.example/", "https://other.example"] } },
    navigation: {
      tabs: [
        {
          tab: "SDK",
          sdk: { source: "sdk.json", format: "typedoc" },
          groups: [
            { group: "All", pages: ["index", "channel", "client", "send", "listed", "lamp", "room", "lost", "call"] },
          ],
        },
      ],
    },
  },
  "index.md": page("Start"),
  "get.md": "---\ntitle: Get\nopenapi: get /lamps\n---\n\nOwn words.\n",
  "listed.md": "---\ntitle: Listed\nopenapi: get /lamps\n---\n\n## Query parameters\n\nOwn words.\n",
  "lamps.yaml":
    "openapi: 3.1.0\ninfo: { title: Lamps, version: '1' }\npaths: { /lamps: { get: { parameters: [{ name: room, in: query }] } } }\ncomponents: { schemas: { Room: { oneOf: [{ type: string }, { type: object, properties: { floor: { type: integer } } }] } } }\n",
  // No operation is in it, so nothing else reads it.
  "parts/models.yaml":
    "openapi: 3.1.0\ninfo: { title: Models, version: '1' }\ncomponents: { schemas: { lamp.on: { description: A lamp., type: object, required: [watts], properties: { watts: { type: integer, minimum: 1 } } } } }\n",
  "lamp.md": "---\ntitle: Lamp\nopenapi-schema: models lamp.on\n---\n\nOwn words.\n",
  "room.md": "---\ntitle: Room\nopenapi-schema: Room\n---\n",
  "lost.md": "---\ntitle: Lost\nopenapi-schema: models lamp.off\n---\n\nOwn words.\n",
  "call.md": "---\ntitle: Call\napi: post /lamps/{id}\n---\n\nOwn words.\n",
  "channel.md": "---\ntitle: Channel\nasyncapi: events.yaml switched\n---\n",
  "events.yaml":
    "asyncapi: 3.0.0\ninfo: { title: Events, version: '1' }\nchannels: { switched: { address: lamps/switched } }\n",
  "client.md": "---\ntitle: Client\nsdk: class Client\n---\n",
  "send.md": "---\ntitle: Send\nsdk: method Client.send\n---\n",
  "sdk.json": {
    ...{ id: 0, name: "lumen", variant: "project", kind: 1, schemaVersion: "2.0" },
    children: [
      {
        ...{ id: 1, name: "Client", kind: 128, comment: { summary: [{ kind: "text", text: "Sends requests." }] } },
        children: [
          {
            ...{ id: 2, name: "send", kind: 2048 },
            signatures: [
              { id: 3, name: "send", kind: 4096, comment: { summary: [{ kind: "text", text: "Sends one." }] } },
            ],
          },
        ],
      },
    ],
  },
};

describe("a page that names what it shows", () => {
  it.each<{ path: string; html: RegExp; markdown?: RegExp }>([
    {
      path: "get",
      html: /Own words\..*GET<\/span> <code>\/lamps<.*<code>room</s,
      markdown: /Own words\.\s+`GET \/lamps`.*"room"/s,
    },
    {
      path: "listed",
      html: /id="query-parameters".*id="query-parameters-2".*<code>room</s,
      markdown: /Own words\.\s+`GET \/lamps`.*"room"/s,
    },
    { path: "channel", html: /CHANNEL<\/span> <code>lamps\/switched</, markdown: /lamps\/switched/ },
    { path: "client", html: /Sends requests\..*<code>send</s, markdown: /Sends requests\./ },
    { path: "send", html: /Sends one\..*METHOD<\/span>/s, markdown: /Sends one\./ },
    {
      path: "lamp",
      html: /Own words\..*SCHEMA<\/span> <code>lamp\.on<.*A lamp\..*<code>watts<.*required.*at least 1.*watts.*: 1/s,
      markdown: /Own words\.\s+`SCHEMA lamp\.on`\s+A lamp\.\s+object\s+- `watts` \(integer, at least 1, required\)/,
    },
    {
      path: "room",
      html: /SCHEMA<\/span> <code>Room<.*One of:.*<code>floor</s,
      markdown: /`SCHEMA Room`.*one of: string/s,
    },
    {
      path: "call",
      html: /POST<\/span> <code>https:\/\/api\.lumen\.example\/lamps\/&#123;id&#125;<.*Own words\./s,
      markdown: /^# Call\s+`POST https:\/\/api\.lumen\.example\/lamps\/\{id\}`\s+Own words\./,
    },
  ])("shows it beside its own text: $path", async ({ path, html, markdown }) => {
    const docs = await createDocsSource({ root: tempSite(PARTS) });
    const page = docs.find([path]);
    expect(`${page?.lead}${page?.render().html}`).toMatch(html);
    const folder = tempSite({});
    await docs.writeFiles(folder);
    if (markdown) expect(readFileSync(join(folder, `${path}.md`), "utf8")).toMatch(markdown);
  });

  it("has a box in the place of a schema that no spec has, and a warning with its place", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const docs = await createDocsSource({ root: tempSite(PARTS) });
    expect(docs.find(["lost"])?.render().html).toMatch(
      /Own words\..*docs-unrendered.*openapi-schema: models lamp\.off/s,
    );
    expect(warned.mock.calls.join("\n")).toMatch(
      /lost\.md:1:1 {2}warning {2}builder\/unrendered\s+The models lamp\.off can't be rendered/,
    );
  });
});

it("names a page for whose address another one is there", async () => {
  const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": { ...SITE["docs.json"], redirects: [], footer: {}, navbar: {}, navigation: { pages: ["kit"] } },
      "kit.md": page("Kit"),
      "kit/index.md": page("Folder"),
    }),
  });
  expect(docs.find(["kit"])?.render().html).toContain("Text of Kit.");
  expect(failed.mock.calls.join("\n")).toMatch(
    /kit\/index\.md:1:1.*\n.*"\/kit\/" is left out: another page has its place/,
  );
});

it("leads to the same operation in languages whose folder has capital letters", async () => {
  const languages = ["en", "pt-BR"].map((language) => ({
    language,
    tabs: [
      { tab: "Guides", pages: [`${language}/kit`] },
      { tab: "API", openapi: { source: "api.json", directory: `${language}/api` } },
    ],
  }));
  const files = {
    "docs.json": { ...SITE["docs.json"], redirects: [], footer: {}, navbar: {}, navigation: { languages } },
    "api.json": specOf("GET /users"),
    ...Object.fromEntries(["en", "pt-BR"].map((folder) => [`${folder}/kit.md`, page("Kit")])),
  };
  const docs = await createDocsSource({ root: tempSite(files) });
  const addresses = ["/en/api/get-users", "/pt-br/api/get-users"];
  for (const address of addresses) {
    const found = docs.find(address.slice(1).split("/"));
    expect(found && docs.translationsOf(found).map(({ url }) => url)).toEqual(addresses);
  }
});

it("has the addresses of docs.json, with the folders of all languages, unless their codes are asked for", async () => {
  const navigation = {
    languages: [
      { language: "en", default: true, pages: ["en/index", "en/kit"] },
      { language: "cn", pages: ["zh/index", "zh/kit"] },
    ],
  };
  const root = tempSite({
    "docs.json": { ...SITE["docs.json"], redirects: [], footer: {}, navbar: {}, navigation },
    ...Object.fromEntries(["en/index", "en/kit", "zh/index", "zh/kit"].map((path) => [`${path}.md`, page(path)])),
  });
  const docs = await createDocsSource({ root });
  expect(docs.pages.map(({ url }) => url)).toEqual(["/en", "/en/kit", "/zh", "/zh/kit"]);
  expect(docs.find(["en", "kit"])?.language).toBe("en");
  const kit = docs.find(["zh", "kit"]);
  expect(kit && docs.translationsOf(kit).map(({ locale, url }) => `${locale} ${url}`)).toEqual([
    "en /en/kit",
    "cn /zh/kit",
  ]);
  expect(docs.redirectOf([])).toBe("/en");
  const coded = await createDocsSource({ root, hideLocale: "default-locale" });
  expect(coded.pages.map(({ url }) => url)).toEqual(["/", "/kit", "/cn", "/cn/kit"]);
});

it("says what is deprecated in the language of the page", async () => {
  const languages = ["en", "fr"].map((language) => ({ language, pages: [`${language}/kit`] }));
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": { ...SITE["docs.json"], redirects: [], footer: {}, navbar: {}, navigation: { languages } },
      ...Object.fromEntries(["en", "fr"].map((folder) => [`${folder}/kit.md`, "---\ndeprecated: true\n---\n"])),
    }),
    renderName: (title, badges) => [title, ...badges.map(({ text }) => text)].join(" "),
  });
  const names = ["en", "fr"].map((language) => docs.pageTrees?.[language]?.children[0]?.name);
  expect(names).toEqual(["Kit deprecated", "Kit obsolète"]);
});
