import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";
import { judgeSite } from "./judge-site.ts";
import { readSourceSite } from "./source-site.ts";
import { sourceWords } from "./source-words.ts";

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navigation: { pages: ["index", "guides/start"] },
    redirects: [
      { source: "/old/:page", destination: "/guides/:page" },
      { source: "/gone/*", destination: "/nowhere/*" },
    ],
  },
  "index.mdx": '# Lamps\n\n<Card title="Begin">One two three</Card> [on](/guides/start#plug-in) [gone](/gone)\n',
  "guides/start.mdx": "# Start\n\n## Plug in\n\n![Lamp](/lamp.svg) four [old](/old/start) [none](#none)\n",
  "lamp.svg": "<svg/>",
};

const judgeBuilt = async (files: Record<string, string>) =>
  judgeSite(await readSourceSite(tempSite(SITE)), tempSite(files));

const INDEX =
  '<main><h1>Lamps</h1> Begin One two three <a href="/guides/start/#plug-in">on</a> <a href="/gone">gone</a></main>';
const START =
  '<main><h1>Start</h1><h2 id="plug-in">Plug in</h2><img src="/lamp.svg"> four <a href="/old/start">old</a> <a href="#none">none</a></main>';

describe("a built site, judged by its source", () => {
  it("is whole with all pages, words and links; what its source lacks is not its fault", async () => {
    const files = { "index.html": INDEX, "guides/start.html": START, "lamp.svg": "", "old/start.html": "" };
    const judged = await judgeBuilt(files);
    expect(judged).toMatchObject({ pages: 2, missing: [], kept: 1, poor: [], dead: [], titles: [], boxes: 0 });
    expect([...judged.addresses.values()]).toEqual(["/", "/guides/start"]);
  });

  it("tells pages, words, titles, anchors, files and redirects that are missing", async () => {
    const start = START.replace(' id="plug-in"', "").replace("<h2", "<h1").replace("four", "");
    const judged = await judgeBuilt({ "index.html": INDEX, "guides/start.html": start });
    expect(judged).toMatchObject({ titles: ["/guides/start 2"], poor: ["/guides/start 83 %"] });
    expect(judged.kept).toBeCloseTo(12 / 13);
    expect(judged.dead).toEqual([
      "/guides/start/#plug-in (/)",
      "/lamp.svg (/guides/start)",
      "/old/start (/guides/start)",
    ]);
    expect((await judgeBuilt({ "index.html": INDEX })).missing).toEqual(["/guides/start"]);
  });

  it("reads the page and not the redirect whose address differs from it in capital letters alone", async () => {
    const moved = '<meta http-equiv="refresh" content="0; url=/guides/start">';
    for (const name of ["guides/Start", "Guides/start"]) {
      const judged = await judgeBuilt({
        "index.html": INDEX,
        "guides/start.html": START,
        [`${name}.html`]: moved,
        "lamp.svg": "",
        "old/start.html": "",
      });
      expect(judged).toMatchObject({ missing: [], poor: [], titles: [], dead: [] });
    }
  });

  it("reads the page and not the redirect from its address with an extension", async () => {
    const files = { "index.html": INDEX, "guides/start.html": START, "lamp.svg": "", "old/start.html": "" };
    const judged = await judgeBuilt({ ...files, "guides/start.mdx.html": "<title>Moved</title>" });
    expect(judged).toMatchObject({ kept: 1, poor: [], titles: [] });
  });

  it("finds a banner whose links are bold", async () => {
    const content = "Lamps are [**cheap**](https://lumen.invalid/cheap) today";
    const source = await readSourceSite(
      tempSite({ ...SITE, "docs.json": { ...SITE["docs.json"], banner: { content } } }),
    );
    const built = (banner: string) => tempSite({ "index.html": banner + INDEX, "guides/start.html": START });
    const whole = 'Lamps are <a href="https://lumen.invalid/cheap"><strong>cheap</strong></a> today';
    const banner = (dropped: readonly string[]) => dropped.filter((each) => each.startsWith("/banner"));
    expect(banner(judgeSite(source, built(whole)).dropped)).toEqual([]);
    expect(banner(judgeSite(source, built("Lamps are today")).dropped)).toHaveLength(1);
  });

  it("counts the words of drawings that a page has written out", async () => {
    const index = '# Lamps\n\n<svg viewBox="0 0 9 9"><text x="1">one <tspan>two</tspan></text></svg>\n';
    const source = await readSourceSite(tempSite({ ...SITE, "index.mdx": index }));
    const built = (drawn: string) => ({
      "index.html": `<main><h1>Lamps</h1>${drawn}</main>`,
      "guides/start.html": START,
    });
    expect(judgeSite(source, tempSite(built("<svg><text>one <tspan>two</tspan></text></svg>"))).poor).toEqual([]);
    expect(judgeSite(source, tempSite(built("<svg></svg>"))).poor).toEqual(["/index 33 %"]);
  });

  it("follows pages for redirects to the anchor, if these take it along", async () => {
    const site = { ...SITE, "index.mdx": "# Lamps\n\n[on](/old/start#plug-in)\n" };
    const index = '<main><h1>Lamps</h1><a href="/old/start#plug-in">on</a></main>';
    const old = '<meta http-equiv="refresh" content="0; url=/guides/start">';
    const deadWith = async (text: string) => {
      const built = { "index.html": index, "guides/start.html": START, "lamp.svg": "", "old/start.html": text };
      return judgeSite(await readSourceSite(tempSite(site)), tempSite(built)).dead;
    };
    expect(await deadWith(`${old}<script>location.replace("/guides/start" + location.hash)</script>`)).toEqual([]);
    const away = old.replace("/guides/start", "https://a.example/terms");
    expect(await deadWith(`${away}<script>location.hash</script>`)).toEqual([]);
    expect(await deadWith(old)).toEqual(["/old/start#plug-in (/)"]);
  });

  it("tells which settings are neither there nor reported, which heads say too little and which classes do nothing", async () => {
    const config = {
      ...SITE["docs.json"],
      description: "All about lamps",
      colors: { primary: "#7c3aed", light: "#707a2d" },
      logo: "/logo/day.svg",
      banner: { content: "**Sale!** Now" },
      footer: { socials: { x: "https://x.com/lumen", github: "https://github.com/lumen" } },
    };
    const index = '---\ntitle: Lamps\ndescription: Light\n---\n\n<p className="mt-4 glow">a</p>\n\n`class="code"`\n';
    const source = await readSourceSite(tempSite({ ...SITE, "docs.json": config, "index.mdx": index }));
    const head =
      '<title>Lamps</title><meta property="og:title" content="Lamps"><link rel="canonical" href="https://a.b/">';
    const built = tempSite({
      "index.html": `${head}<style>.mt-4{margin-top:1rem}</style><main><h1>Lamps</h1><img src="/day.3f.svg"></main>`,
      "guides/start.html": `<title>S</title><style>.a{color:#9ba26c}</style><main>${START}<a href="https://github.com/lumen">GitHub</a></main>`,
    });
    const lineOf = (text: string): number =>
      (source.settings.find((fact) => fact.text === text)?.lines.at(-1) ?? 0) as number;
    const log = `docs.json:${lineOf("**Sale!** Now")}:5  warning  builder/unsupported\n  No banner\n`;
    expect(judgeSite(source, built, log)).toMatchObject({
      dropped: ["/colors/primary #7c3aed", "/description All about lamps", "/footer/socials/x https://x.com/lumen"],
      untold: ["/index: description", "/guides/start: og:title, canonical"],
      classes: 2,
      plain: ["glow"],
    });
  });

  it("does not look for what is below a field that `check` calls unknown", async () => {
    const config = { ...SITE["docs.json"], head: { title: "All about lamps" } };
    const { settings } = await readSourceSite(tempSite({ ...SITE, "docs.json": config }));
    expect(settings.map(({ pointer }) => pointer)).toEqual(["/name", "/colors/primary"]);
  });

  it("tells what pages lack of the operations that they show, and of values those that all parts of a schema allow", async () => {
    const ROOM = { allOf: [{ properties: { level: { enum: [1, 2] } } }, { properties: { level: { enum: [1] } } }] };
    const spec = {
      openapi: "3.1.0",
      info: { title: "Lamps", version: "1" },
      paths: {
        "/lamps/{id}": {
          parameters: [{ $ref: "#/components/parameters/id" }],
          get: { parameters: [{ name: "room", in: "query", schema: ROOM }] },
        },
      },
      components: { parameters: { id: { name: "id", in: "path" } } },
    };
    const config = { ...SITE["docs.json"], navigation: { pages: ["lamp", "openapi.json GET /lamps/{id}"] } };
    const lamp = "---\ntitle: Lamp\nopenapi: get /lamps/{id}\n---\n";
    const source = await readSourceSite(tempSite({ "docs.json": config, "openapi.json": spec, "lamp.md": lamp }));
    const operation = source.pages[1]?.href ?? "";
    const whole =
      "<main><h1>Lamp</h1><p>GET <code>/lamps/{id}</code></p><li>id</li><li>room <code>level</code> <code>1</code></li></main>";
    const built = tempSite({ "lamp.html": "<main><h1>Lamp</h1></main>", [`${operation.slice(1)}.html`]: whole });
    expect(judgeSite(source, built).unsaid).toEqual([
      "/lamp: operation GET, operation /lamps/{id}, parameter room, value 1, property level, parameter id",
    ]);
  });

  it("counts the words that readers see, in MDX and in what is none", () => {
    const page = `---\ntitle: Not me\n---\nimport X from "/x.mdx"\n\n<X title="no" /><Card title="Yes" href="/no">**one** {two}</Card>\n\n\`\`\`js no.js\nthree()\n\`\`\`\n`;
    expect(sourceWords(page)).toEqual(["yes", "one", "three"]);
    expect(sourceWords(`${page}<br>\n\na < 1 {`)).toEqual(["one", "two", "three", "a", "1"]);
  });

  it("leaves out what agents alone are shown", () => {
    const page =
      '<Visibility for="humans">\n\none\n\n</Visibility>\n\n<Visibility for="agents">\n\ntwo\n\n</Visibility>\n';
    expect(sourceWords(page)).toEqual(["one"]);
  });
});
