import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, vi } from "vitest";
import { tempSite } from "../../../../support/temp-site.ts";

const SPEC = {
  openapi: "3.1.0",
  info: { title: "Lamps", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/lamps": {
      get: {
        summary: "List lamps",
        description: "All of them.",
        "x-mint": { metadata: { description: "Every **lamp**" } },
        responses: {},
      },
      post: {
        summary: "Add a lamp",
        description: "Adds it.",
        responses: { 200: { description: "It", content: { "application/json": { example: { id: 7 } } } } },
      },
    },
  },
};

/** The pages of a site with a page for each operation, and two that show one. */
async function pagesOf(display: string) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = (playground: string) => `---\nopenapi: POST /lamps\n${playground}---\n`;
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": {
        ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
        api: { openapi: "a.json", playground: { display } },
        navigation: { groups: [{ group: "A", openapi: "a.json", pages: ["GET /lamps", "own", "other"] }] },
      },
      "a.json": SPEC,
      "own.mdx": page("playground: none\n"),
      "other.mdx": page("playground: interactive\n"),
      "asked.mdx":
        "---\nopenapi: POST /lamps\ndescription: Adds it.\n---\n\n<RequestExample>\n```sh\nlamp add\n```\n</RequestExample>\n\n## Mine\n",
    }),
  });
  return (slug: string) => {
    const page = docs.find(slug.split("/"));
    if (!page) throw new Error(docs.pages.map(({ url }) => url).join());
    return { ...page, ...page.render() };
  };
}

it("has a form where front matter says so, or else docs.json", async () => {
  const form = "<docs-try ";
  const shown = await pagesOf("interactive");
  expect(shown("api-reference/list-lamps").html).toContain(form);
  expect(shown("own").html).not.toContain(form);
  const hidden = await pagesOf("none");
  expect(hidden("api-reference/list-lamps").html).not.toContain(form);
  expect(hidden("other").html).toContain(form);
});

it("has the requests of the page beside the operation in the place of the generated ones, and says nothing twice", async () => {
  const shown = await pagesOf("none");
  const [own, asked] = [shown("own"), shown("asked")];
  expect(own.html).toMatch(/<div class="operation docs-beside">.*<div class="docs-side">.*--request POST/s);
  expect(asked.html).not.toContain("--request POST");
  expect(asked.html).toMatch(
    /docs-beside"><div class="docs-main">.*Mine.*operation-address.*&quot;id&quot;.*<div class="docs-side">.*lamp add/s,
  );
  expect(asked.lead).toBe("Adds it.");
  expect(asked.html).not.toContain("Adds it.");
});

it("begins with the description that x-mint gives the page of an operation", async () => {
  const { lead, description, html } = (await pagesOf("none"))("api-reference/list-lamps");
  expect({ lead, description }).toEqual({ lead: "Every <strong>lamp</strong>", description: "Every lamp" });
  expect(html).toContain("All of them.");
});

/** What the form of a page without a spec asks for; `undefined` if it has none. */
async function writtenForm(page: string, api: object = {}) {
  vi.restoreAllMocks();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const docs = await createDocsSource({
    root: tempSite({
      "docs.json": {
        ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
        api,
        navigation: { pages: ["a"] },
      },
      "a.mdx": page,
    }),
    watch: false,
  });
  const [, request = ""] = / data-request="([^"]*)"/.exec(docs.find(["a"])?.render().html ?? "") ?? [];
  const files = await docs.writeFiles(tempSite({}));
  const form =
    request === ""
      ? undefined
      : JSON.parse(request.replace(/&(?:quot|#(\d+));/g, (_, code = 34) => String.fromCharCode(code)));
  return { form, hasScript: files.some((file) => file.endsWith("docs-try.js")), warned: warned.mock.calls.join("\n") };
}

const WRITTEN = `---
api: POST /fleets/:fleet/ships
---
export const More = () => <ParamField query="dry" type="boolean" default={false}>Try only</ParamField>;

<ParamField path="fleet" type="string" required>Fleet</ParamField>
<ParamField header="X-Trace" type="string" placeholder="7f9c">Trace</ParamField>
<More />
<ParamField body="name" type="string" required>Name</ParamField>
<ParamField body="crew" type="object">
  <Expandable title="crew"><ParamField body="count" type="integer" default={3}>How many</ParamField></Expandable>
</ParamField>
<ParamField body="tags" type="string[]">Tags</ParamField>
<ResponseField name="id" type="number">Id</ResponseField>
`;

it("has a form on pages without a spec, from the fields of the page", async () => {
  const mdx = { server: ["https://one.example/v1/", "https://two.example"], auth: { method: "key", name: "x-fleet" } };
  const { form, hasScript } = await writtenForm(WRITTEN, { mdx });
  expect(hasScript).toBe(true);
  expect(form).toMatchObject({
    method: "POST",
    path: "/fleets/{fleet}/ships",
    servers: [{ url: "https://one.example/v1" }, { url: "https://two.example" }],
    ways: [[{ scheme: "key", in: "header", name: "x-fleet" }]],
  });
  const fieldsOf = (fields: { name: string; type: string; required?: boolean; fields?: [] }[]): unknown[] =>
    fields.map(({ name, type, required, fields }) => [
      name,
      type,
      required === true,
      ...(fields ? fieldsOf(fields) : []),
    ]);
  expect(fieldsOf(form.parameters)).toEqual([
    ["fleet", "string", true],
    ["X-Trace", "string", false],
    ["dry", "boolean", false],
  ]);
  expect(form.bodies).toHaveLength(1);
  expect(form.bodies[0].mediaType).toBe("application/json");
  expect(fieldsOf(form.bodies[0].fields)).toEqual([
    ["name", "string", true],
    ["crew", "object", false, ["count", "number", false]],
    ["tags", "array", false],
  ]);
});

it("has no form on pages without a spec where no server is known, which is a finding, or where none is wanted", async () => {
  const { form, warned } = await writtenForm(WRITTEN);
  expect(form).toBeUndefined();
  expect(warned).toContain("a playground on pages without a spec whose server nothing names");
  const whole = await writtenForm("---\napi: GET https://one.example/ships\nauthMethod: bearer\n---\n");
  expect(whole.form).toMatchObject({ path: "/ships", servers: [{ url: "https://one.example" }], bodies: [] });
  expect(whole.form.ways).toMatchObject([[{ name: "Authorization", prefix: "Bearer " }]]);
  expect(whole.warned).not.toContain("a playground");
  const mdx = { server: "https://one.example" };
  expect(
    (await writtenForm(WRITTEN.replace("---\nexport", "playground: simple\n---\nexport"), { mdx })).form,
  ).toBeUndefined();
  expect((await writtenForm(WRITTEN, { mdx, playground: { display: "none" } })).form).toBeUndefined();
});

it("shows operations and schemas in the language of the page, whose words alone the site has", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const files = {
    "docs.json": {
      ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
      navigation: {
        languages: [
          { language: "en", openapi: "a.json", pages: ["GET /lamps", "own"] },
          { language: "es", openapi: "a.json", pages: ["es/own", "es/schema", "GET /lamps"] },
        ],
      },
    },
    "a.json": { ...SPEC, components: { schemas: { Lamp: { type: "string", deprecated: true } } } },
    "own.mdx": "---\nopenapi: POST /lamps\n---\n",
    "es/own.mdx": "---\nopenapi: POST /lamps\n---\n",
    "es/schema.mdx": "---\nopenapi-schema: Lamp\n---\n",
  };
  const docs = await createDocsSource({ root: tempSite(files) });
  const html = new Map(docs.pages.map((page) => [page.url, page.render().html]));
  expect(html.get("/own")).toContain('<h2 id="responses">Responses</h2>');
  expect(html.get("/es/own")).toContain('<h2 id="responses">Respuestas</h2>');
  expect(html.get("/es/schema")).toContain("<strong>Obsoleto</strong>");
  const folder = tempSite({});
  await docs.writeFiles(folder);
  expect(readFileSync(join(folder, "es/own.md"), "utf8")).toContain("POST /lamps");
  const script = readFileSync(join(folder, "docs-try.js"), "utf8");
  expect(script).toContain("Enviar");
  expect(script).not.toContain("Senden");
});
