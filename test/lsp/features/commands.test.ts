import { describe, expect, it } from "vitest";
import { FULL, LanguageClient } from "../../support/language-client.ts";
import { HARBOUR } from "../../support/language-sites.ts";
import { tempSite } from "../../support/temp-site.ts";

const NEW_PAGE = { ...HARBOUR, "guides/moorings.mdx": "---\ntitle: Moorings\ndescription: Where to tie up.\n---\n" };

describe("commands of the server", () => {
  it("says how a site is, and where a page is listed", async () => {
    const client = await LanguageClient.start(tempSite(NEW_PAGE));
    const status = await client.command("docsjson.status", "guides/tides.mdx");
    expect(status).toEqual({
      config: client.uriOf("docs.json"),
      summary: "1 note in 3 pages",
      errors: 0,
      warnings: 0,
      infos: 1,
      places: ["Guides"],
    });
    expect(await client.command("docsjson.status", "guides/moorings.mdx")).toMatchObject({ places: [] });
    expect(await client.command("docsjson.status", "api.yaml")).not.toHaveProperty("places");
  });

  it("gives findings before a picture of the page that was asked for earlier", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.open("guides/tides.mdx");
    await client.pull("guides/tides.mdx");
    const order: string[] = [];
    const preview = client.command("docsjson.previewPage", "guides/tides.mdx").then(() => order.push("preview"));
    const findings = client.pull("guides/tides.mdx").then(() => order.push("findings"));
    await Promise.all([preview, findings]);
    expect(order).toEqual(["findings", "preview"]);
  });

  it("runs code of a page that is shown away from this machine, and ends what does not end", async () => {
    process.env.HUSHWORD = "hush";
    const client = await LanguageClient.start(
      tempSite({
        ...HARBOUR,
        "guides/tides.mdx":
          'export const found = [].constructor.constructor("return typeof process")()\n\nFound {found}, {1 + 1}\n\n{(0, eval)("process.env.HUSHWORD")}\n',
        "guides/stuck.mdx": "export const f = () => f2()\nexport const f2 = () => { for (;;); }\n\n{f()} Readable\n",
      }),
    );
    const shown = async (file: string) =>
      ((await client.command("docsjson.previewPage", file)) as { html: string }).html.replaceAll(/\s+/g, " ");
    const html = await shown("guides/tides.mdx");
    expect(html).toContain("Found undefined, 2");
    expect(html).not.toContain("hush");
    expect(html).toContain("line 5: expression: ");
    expect(await shown("guides/stuck.mdx")).toMatch(/its code takes too long.*Readable/);
  });

  it("says how many pages import a snippet, which no navigation lists", async () => {
    const snippets = {
      "snippets/used.mdx": "Note\n",
      "snippets/unused.mdx": "Note\n",
      "guides/moorings.mdx": 'import Used from "/snippets/used.mdx"\n\n<Used />\n',
    };
    const client = await LanguageClient.start(tempSite({ ...HARBOUR, ...snippets }));
    const used = await client.command("docsjson.status", "snippets/used.mdx");
    expect(used).toMatchObject({ imports: 1 });
    expect(used).not.toHaveProperty("places");
    expect(await client.command("docsjson.status", "snippets/unused.mdx")).toMatchObject({ imports: 0 });
  });

  it("shows what a sync does, and does it once the user agrees", async () => {
    const client = await LanguageClient.start(tempSite(NEW_PAGE));
    client.answers.set("window/showMessageRequest", { title: "Sync" });
    client.answers.set("workspace/applyEdit", { applied: true });
    expect(await client.command("docsjson.sync", "docs.json")).toMatch(/^done: \d files? changed, not saved yet$/);
    const [question, edit] = client.asked.filter(({ method }) => client.answers.has(method));
    expect(question?.params).toMatchObject({ message: "Add guides/moorings?", actions: [{ title: "Sync" }] });
    expect(JSON.stringify(edit?.params)).toContain('\\"guides/moorings\\"');
  });

  it("changes nothing without an answer, and says that there is nothing to do", async () => {
    const client = await LanguageClient.start(tempSite(NEW_PAGE));
    expect(await client.command("docsjson.sync", "docs.json")).toBe("nothing was changed");
    expect(client.asked.map(({ method }) => method)).not.toContain("workspace/applyEdit");
    const other = await LanguageClient.start(tempSite(HARBOUR));
    expect(await other.command("docsjson.sync", "docs.json")).toBe("the navigation, the pages and the specs agree");
  });

  it("moves a page with all that leads to it", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.answers.set("window/showMessageRequest", { title: "Move" });
    client.answers.set("workspace/applyEdit", { applied: true });
    expect(await client.command("docsjson.move", "guides/tides.mdx", { to: "guides/currents" })).toMatch(
      /^done: \d files? changed, not saved yet$/,
    );
    const edit = JSON.stringify(client.asked.find(({ method }) => method === "workspace/applyEdit")?.params);
    expect(edit).toContain(`"kind":"rename","oldUri":"${client.uriOf("guides/tides.mdx")}"`);
    expect(edit).toContain("/guides/currents#spring-tides");
    await expect(client.command("docsjson.move", "none.yaml", { to: "x" })).rejects.toThrow(
      "none.yaml is no file and no folder of the site",
    );
  });

  it("does not write by a plan that is another one by the time of the answer", async () => {
    const client = await LanguageClient.start(tempSite(NEW_PAGE));
    client.open("docs.json");
    client.answers.set("window/showMessageRequest", () => {
      client.replace("docs.json", '"guides/intro", ', "");
      return { title: "Sync" };
    });
    await expect(client.command("docsjson.sync", "docs.json")).rejects.toThrow("the site has changed");
  });

  it("explains codes, draws the navigation, and rejects what it does not know", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    const codes = (await client.command("docsjson.explain")) as { code: string }[];
    expect(codes.map(({ code }) => code)).toContain("nav/mixed-children");
    expect(await client.command("docsjson.explain", undefined, { code: "nav/mixed-children" })).toContain("Wrong:");
    await expect(client.command("docsjson.explain", undefined, { code: "no/code" })).rejects.toThrow("no finding has");
    expect(await client.command("docsjson.preview", "docs.json")).toContain("List berths");
    await expect(client.command("docsjson.nothing", "docs.json")).rejects.toThrow("no command");
  });
});

describe("settings of the editor", () => {
  it("count where the project has none, change while it runs, and are judged", async () => {
    const site = tempSite(NEW_PAGE);
    const initializationOptions = { rules: { "nav/orphan-page": "error" }, platform: "nobody" };
    const client = await LanguageClient.start(site, { capabilities: FULL, initializationOptions });
    expect(await client.command("docsjson.status", "docs.json")).toMatchObject({ errors: 1 });
    expect(client.asked.filter(({ method }) => method === "window/showMessage")).toMatchObject([
      { params: { type: 2, message: expect.stringContaining('"platform"') } },
    ]);
    client.notify("workspace/didChangeConfiguration", { settings: { docsjson: { ignore: ["guides/**"] } } });
    expect(await client.command("docsjson.status", "docs.json")).toMatchObject({ errors: 0, warnings: 0 });
  });

  it("give way to those of the project, field by field", async () => {
    const site = tempSite({ ...NEW_PAGE, "docsjson.config.json": { rules: { "nav/orphan-page": "info" } } });
    const initializationOptions = { strict: true, rules: { "nav/orphan-page": "error" } };
    const client = await LanguageClient.start(site, { initializationOptions });
    expect(await client.command("docsjson.status", "docs.json")).toMatchObject({ errors: 0, infos: 1 });
  });
});
