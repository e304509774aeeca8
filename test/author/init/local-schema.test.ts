import { readFileSync } from "node:fs";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { localizeSchema, projectNames } from "../../../src/author/init/local-schema.ts";
import { openEditor, SERVICES, type ServiceVersion } from "../../support/language-service.ts";
import { tempSite } from "../../support/temp-site.ts";

/** Read anew each time: the language service writes into the schemas that it is given. */
const readPublished = () =>
  JSON.parse(readFileSync(new URL("../../../schemas/docs.schema.json", import.meta.url), "utf8"));

const SITE = {
  "docs.json": {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: { groups: [{ group: "API", icon: "anchor", openapi: "api.yaml" }] },
  },
  "api.yaml":
    'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /users/{id}:\n    get: { summary: Get a user }\n',
  "guides/intro.mdx": "---\nicon: rocket\n---\n",
};

const names = async () => projectNames((await checkSite(tempSite(SITE))).value);

describe.each(Object.keys(SERVICES) as ServiceVersion[])(
  "the schema of a project, in language service %s",
  (version) => {
    it("offers pages, operations with their summaries, specs and icons of the project", async () => {
      const editor = openEditor(version, localizeSchema(readPublished(), await names()));
      const at = (field: string) => `{ "navigation": { "groups": [{ "group": "A", ${field} }] } }`;
      const pages = await editor.describe(at('"pages": [|]'));
      expect(pages).toContain('"guides/intro"');
      expect(pages.find((each) => each.includes("GET /users/{id}"))).toContain("Get a user");
      expect(pages).not.toContain('"introduction"');
      expect(await editor.complete(at('"root": |'))).toContain('"guides/intro"');
      expect(await editor.complete(at('"openapi": |'))).toContain('"api.yaml"');
      const icons = await editor.complete(at('"icon": |'));
      expect(icons).toEqual(expect.arrayContaining(['"anchor"', '"rocket"']));
      expect(icons).not.toContain('"house"');
    });

    it("finds nothing wrong that the published one takes", async () => {
      const text = JSON.stringify({ ...SITE["docs.json"], navigation: { pages: ["elsewhere", "DELETE /x"] } });
      const local = await openEditor(version, localizeSchema(readPublished(), await names())).diagnose(text);
      expect(local).toEqual(await openEditor(version, readPublished()).diagnose(text));
    });
  },
);

it("leaves the published schema as it is", async () => {
  const published = readPublished();
  const before = JSON.stringify(published);
  localizeSchema(published, await names());
  expect(JSON.stringify(published)).toBe(before);
});
