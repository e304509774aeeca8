import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite } from "../../../support/temp-site.ts";

const SITE = {
  "docs.json": `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "navigation": {
    "languages": [
      { "language": "en", "groups": [{ "group": "Start", "pages": ["index", "guides/intro", "guides/setup"] }] },
      { "language": "fr", "groups": [{ "group": "Début", "root": "guides/intro", "pages": ["fr/index"] }] }
    ]
  },
  "navbar": { "links": [{ "label": "Start", "href": "/guides/intro#top" }] },
  "redirects": [
    { "source": "/welcome", "destination": "/guides/intro" }
  ]
}
`,
  "index.mdx": "See [the intro](/guides/intro) and [setup](guides/setup).\n",
  "fr/index.mdx": "Voir [l'intro](../guides/intro#top).\n",
  "guides/intro.mdx": "---\ntitle: Intro\n---\n\nNext: [Setup](./setup). ![Chart](./chart.png)\n",
  "guides/setup.mdx": "Back to [the intro](intro).\r\n",
};

const findings = (cwd: string) =>
  JSON.parse(runCli(["check", "--format", "json"], { cwd }).stdout).diagnostics.map(
    ({ code, pointer, message }: Record<string, string>) => `${code} ${pointer} ${message}`,
  );

describe("docsjson mv", () => {
  it("shows what it would change", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["mv", "guides/intro", "start/introduction", "--dry-run"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson mv guides/intro start/introduction --dry-run
      --- a/docs.json
      +++ b/docs.json
      @@ -2,12 +2,13 @@
         "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
         "navigation": {
           "languages": [
      -      { "language": "en", "groups": [{ "group": "Start", "pages": ["index", "guides/intro", "guides/setup"] }] },
      -      { "language": "fr", "groups": [{ "group": "Début", "root": "guides/intro", "pages": ["fr/index"] }] }
      +      { "language": "en", "groups": [{ "group": "Start", "pages": ["index", "start/introduction", "guides/setup"] }] },
      +      { "language": "fr", "groups": [{ "group": "Début", "root": "start/introduction", "pages": ["fr/index"] }] }
           ]
         },
      -  "navbar": { "links": [{ "label": "Start", "href": "/guides/intro#top" }] },
      +  "navbar": { "links": [{ "label": "Start", "href": "/start/introduction#top" }] },
         "redirects": [
      -    { "source": "/welcome", "destination": "/guides/intro" }
      +    { "source": "/welcome", "destination": "/start/introduction" },
      +    { "source": "/guides/intro", "destination": "/start/introduction" }
         ]
       }
      --- a/fr/index.mdx
      +++ b/fr/index.mdx
      @@ -1 +1 @@
      -Voir [l'intro](../guides/intro#top).
      +Voir [l'intro](../start/introduction#top).
      diff --git a/guides/intro.mdx b/start/introduction.mdx
      rename from guides/intro.mdx
      rename to start/introduction.mdx
      --- a/guides/intro.mdx
      +++ b/start/introduction.mdx
      @@ -2,4 +2,4 @@
       title: Intro
       ---
       
      -Next: [Setup](./setup). ![Chart](./chart.png)
      +Next: [Setup](../guides/setup). ![Chart](../guides/chart.png)
      --- a/guides/setup.mdx
      +++ b/guides/setup.mdx
      @@ -1 +1 @@
      -Back to [the intro](intro).
      +Back to [the intro](../start/introduction).
      --- a/index.mdx
      +++ b/index.mdx
      @@ -1 +1 @@
      -See [the intro](/guides/intro) and [setup](guides/setup).
      +See [the intro](/start/introduction) and [setup](guides/setup).
      exit 0"
    `);
    expect(folderTexts(cwd)).toEqual(SITE);
  });

  it("moves a page with all that leads to it, and the site is as sound as before", () => {
    const cwd = tempSite(SITE);
    const before = findings(cwd);
    expect(transcript(["mv", "guides/intro.mdx", "start/introduction"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson mv guides/intro.mdx start/introduction
      changed docs.json
      changed fr/index.mdx
      changed guides/setup.mdx
      changed index.mdx
      moved guides/intro.mdx to start/introduction.mdx
      exit 0"
    `);
    const { "guides/intro.mdx": _, ...others } = SITE;
    expect(folderTexts(cwd)).toEqual({
      ...others,
      "docs.json": SITE["docs.json"]
        .replaceAll('"guides/intro"', '"start/introduction"')
        .replace("/guides/intro#top", "/start/introduction#top")
        .replace(
          '"destination": "/guides/intro" }',
          '"destination": "/start/introduction" },\n    { "source": "/guides/intro", "destination": "/start/introduction" }',
        ),
      "index.mdx": "See [the intro](/start/introduction) and [setup](guides/setup).\n",
      "fr/index.mdx": "Voir [l'intro](../start/introduction#top).\n",
      "guides/setup.mdx": "Back to [the intro](../start/introduction).\r\n",
      "start/introduction.mdx":
        "---\ntitle: Intro\n---\n\nNext: [Setup](../guides/setup). ![Chart](../guides/chart.png)\n",
    });
    expect(findings(cwd).filter((finding: string) => !finding.startsWith("link/"))).toEqual(
      before
        // Dead links stay dead, under the addresses that they have in the moved page.
        .filter((finding: string) => !finding.startsWith("link/"))
        .map((finding: string) => finding.replaceAll("guides/intro", "start/introduction")),
    );
  });

  it("comes back to the same bytes but for the redirects", () => {
    const cwd = tempSite(SITE);
    runCli(["mv", "guides/", "help", "--no-redirect"], { cwd });
    expect(Object.keys(folderTexts(cwd))).toEqual([
      "docs.json",
      "fr/index.mdx",
      "help/intro.mdx",
      "help/setup.mdx",
      "index.mdx",
    ]);
    expect(JSON.parse(folderTexts(cwd)["docs.json"] ?? "").redirects).toEqual([
      { source: "/welcome", destination: "/help/intro" },
    ]);
    runCli(["mv", "help", "guides", "--no-redirect"], { cwd });
    expect(folderTexts(cwd)).toEqual(SITE);
  });

  it("takes translations along, whichever of them is named", () => {
    const files = {
      "docs.json": `{ "navigation": { "languages": [
  { "language": "en", "pages": ["guides/intro", "guides/setup"] },
  { "language": "fr", "pages": ["fr/guides/intro", "fr/guides/setup"] }
] } }
`,
      "guides/intro.mdx": "",
      "guides/setup.mdx": "[Intro](/guides/intro)",
      "fr/guides/intro.md": "[Setup](setup)",
      "fr/guides/setup.mdx": "[Intro](./intro)",
    };
    const [byMain, byTranslation, alone] = [tempSite(files), tempSite(files), tempSite(files)];
    expect(
      transcript(["mv", "guides/intro", "start/hello", "--no-redirect"], { cwd: byMain }),
    ).toBe(`$ docsjson mv guides/intro start/hello --no-redirect
changed docs.json
changed fr/guides/setup.mdx
changed guides/setup.mdx
moved fr/guides/intro.md to fr/start/hello.md
moved guides/intro.mdx to start/hello.mdx
exit 0`);
    expect(folderTexts(byMain)).toEqual({
      "docs.json": files["docs.json"].replaceAll("guides/intro", "start/hello"),
      "start/hello.mdx": "",
      "guides/setup.mdx": "[Intro](/start/hello)",
      "fr/start/hello.md": "[Setup](../guides/setup)",
      "fr/guides/setup.mdx": "[Intro](../start/hello)",
    });
    runCli(["mv", "fr/guides/intro", "fr/start/hello", "--no-redirect"], { cwd: byTranslation });
    expect(folderTexts(byTranslation)).toEqual(folderTexts(byMain));
    runCli(["mv", "guides/intro", "start/hello", "--no-translations"], { cwd: alone });
    expect(Object.keys(folderTexts(alone))).toContain("fr/guides/intro.md");
  });

  it("writes addresses of a path that is none", () => {
    const cwd = tempSite(SITE);
    runCli(["mv", "guides/intro", "a b/(y)", "--no-redirect"], { cwd });
    const { "docs.json": docs, ...pages } = folderTexts(cwd);
    expect(pages).toEqual({
      "index.mdx": "See [the intro](/a%20b/%28y%29) and [setup](guides/setup).\n",
      "fr/index.mdx": "Voir [l'intro](../a%20b/%28y%29#top).\n",
      "guides/setup.mdx": "Back to [the intro](../a%20b/%28y%29).\r\n",
      "a b/(y).mdx": "---\ntitle: Intro\n---\n\nNext: [Setup](../guides/setup). ![Chart](../guides/chart.png)\n",
    });
    expect(docs).toContain('"pages": ["index", "a b/(y)", "guides/setup"]');
    runCli(["mv", "a b/(y)", "guides/intro", "--no-redirect"], { cwd });
    // A link without "./" counts from the docs root on the platform; the one that was written back says what was meant.
    expect(folderTexts(cwd)).toEqual({
      ...SITE,
      "guides/setup.mdx": SITE["guides/setup.mdx"].replace("(intro)", "(./intro)"),
    });
  });

  it("takes the address of a folder along with its index page", () => {
    const pages = ["index", "guides/index", "guides/a"];
    const docs = (pages: string[], extra: object) => ({ navigation: { pages }, ...extra });
    const navbar = (href: string) => ({ navbar: { links: [{ label: "G", href }] } });
    const files = {
      "docs.json": docs(pages, navbar("/guides#top")),
      "index.mdx": "[a](/guides) [b](./guides/) [c](/guides/index)\n",
      "guides/index.mdx": "[self](/guides)\n",
      "guides/a.mdx": "[up](../guides)\n",
    };
    const alone = tempSite(files);
    expect(runCli(["mv", "guides/index", "start"], { cwd: alone }).status).toBe(0);
    expect(folderTexts(alone)).toMatchObject({
      "index.mdx": "[a](/start) [b](./start/) [c](/start)\n",
      "start.mdx": "[self](/start)\n",
      "guides/a.mdx": "[up](../start)\n",
    });
    expect(JSON.parse(folderTexts(alone)["docs.json"] ?? "")).toEqual(
      docs(["index", "start", "guides/a"], {
        ...navbar("/start#top"),
        redirects: [
          { source: "/guides/index", destination: "/start" },
          { source: "/guides", destination: "/start" },
        ],
      }),
    );
    const whole = tempSite(files);
    expect(runCli(["mv", "guides/", "help"], { cwd: whole }).status).toBe(0);
    expect(folderTexts(whole)).toMatchObject({
      "index.mdx": "[a](/help) [b](./help/) [c](/help/index)\n",
      "help/index.mdx": "[self](/help)\n",
      "help/a.mdx": "[up](../help)\n",
    });
  });

  it("takes the address of a folder without an index page along with its pages", () => {
    const pages = ["index", "api/guides/a", "api/guides/deep/b", "api/c"];
    const docs = (pages: string[], redirects: object[]) => ({ navigation: { pages }, redirects });
    const files = {
      "docs.json": docs(pages, [{ source: "/start", destination: "/api/guides" }]),
      "index.mdx": "[a](/api/guides#top) [b](./api/guides/) [c](/api/guides/deep) [d](/api)\n",
      "api/guides/a.mdx": "[self](../guides)\n",
      "api/guides/deep/b.mdx": "[up](/api/guides)\n",
      "api/c.mdx": "# C\n",
    };
    const whole = tempSite(files);
    const before = findings(whole);
    expect(runCli(["mv", "api/guides/", "help"], { cwd: whole }).status).toBe(0);
    expect(folderTexts(whole)).toMatchObject({
      "index.mdx": "[a](/help#top) [b](./help/) [c](/help/deep) [d](/api)\n",
      "help/a.mdx": "[self](../help)\n",
      "help/deep/b.mdx": "[up](/help)\n",
    });
    expect(JSON.parse(folderTexts(whole)["docs.json"] ?? "").redirects).toEqual([
      { source: "/start", destination: "/help" },
      { source: "/api/guides/a", destination: "/help/a" },
      { source: "/api/guides/deep/b", destination: "/help/deep/b" },
      { source: "/api/guides", destination: "/help" },
      { source: "/api/guides/deep", destination: "/help/deep" },
    ]);
    expect(findings(whole)).toHaveLength(before.length);
    const led = tempSite({ ...files, "docs.json": docs(pages, [{ source: "/api/guides", destination: "/api/c" }]) });
    expect(runCli(["mv", "api/guides/", "help"], { cwd: led }).status).toBe(0);
    expect(folderTexts(led)["index.mdx"]).toContain("[a](/api/guides#top)");
    expect(JSON.parse(folderTexts(led)["docs.json"] ?? "").redirects[0].destination).toBe("/api/c");
    const part = tempSite(files);
    expect(runCli(["mv", "api/guides/deep/b", "help/deep/b"], { cwd: part }).status).toBe(0);
    expect(folderTexts(part)).toMatchObject({
      "index.mdx": "[a](/api/guides#top) [b](./api/guides/) [c](/help/deep) [d](/api)\n",
    });
  });

  it("refuses an object with a key that appears twice, where it would edit it", () => {
    const docs = '{ "navigation": { "pages": ["x"], "pages": ["a"] } }';
    const cwd = tempSite({ "docs.json": docs, "a.mdx": "" });
    const { stderr, status } = runCli(["mv", "a", "b"], { cwd });
    expect(stderr).toContain('"pages" appears twice in this object');
    expect(status).toBe(1);
    expect(folderTexts(cwd)).toEqual({ "docs.json": docs, "a.mdx": "" });
  });

  it.each([
    [["guides/nothing", "x"], "there is no page, no file and no folder"],
    [["", "guides/intro"], 'there is no page, no file and no folder ""'],
    [["guides/intro", "guides/setup"], 'there is a page "guides/setup" already'],
    [["guides/intro", "guides/intro.mdx"], "are the same page"],
    [["guides/intro"], "mv takes two paths: OLD and NEW"],
    [["guides/intro", "../../x"], "../../x is outside the docs root"],
    [["guides/intro", "guides/../../x"], "guides/../../x is outside the docs root"],
    [["guides/intro", "guides/a#b"], 'guides/a#b contains "#", which no address of a page can have'],
    [["guides/intro", ":slug"], ':slug contains ":", which no address of a page can have'],
    [["guides/intro", "snippets/x"], "snippets/x is not published: no page can be there"],
    [["guides/intro", "drafts/x"], "drafts/x.mdx is not published: .mintignore leaves it out"],
  ])("refuses %j", (args, message) => {
    const site = { ...SITE, ".mintignore": "drafts/\n" };
    const cwd = tempSite(site);
    const { stderr, status } = runCli(["mv", ...args], { cwd });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(folderTexts(cwd)).toEqual(site);
  });
});
