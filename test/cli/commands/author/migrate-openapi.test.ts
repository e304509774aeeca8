import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite } from "../../../support/temp-site.ts";

const DOCS = `{
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["index"] },
      { "group": "Users", "openapi": "openapi.yaml", "pages": ["api/list", "api/create", "api/own"] },
      { "group": "Other", "pages": ["api/remove", "api/lost"] }
    ]
  }
}
`;

const SPEC = `openapi: 3.1.0
info: { title: Acme, version: "1" }   # the version stays
paths:
  /users:
    # all of them
    get:   # a list
      # what it is called
      summary: List users
      responses: {}
    post:
      summary: Create a user
      x-mint:
        metadata: # shown above
          description: Old
      responses: {}
  /users/{id}:
    get: { summary: Get a user, responses: {} }
    delete: { summary: Remove a user, responses: {} }
`;

const page = (openapi: string, fields = "", body = "") => `---\nopenapi: ${openapi}\n${fields}---\n${body}`;

const SITE = {
  "docs.json": DOCS,
  "openapi.yaml": SPEC,
  "index.mdx": "# Start\n",
  "api/list.mdx": page("GET /users"),
  "api/create.mdx": page("POST /users", "title: New user\ndescription: Makes one\nkeywords: [a, b]\n"),
  "api/own.mdx": page("GET /users/{id}", "", "\nHand-written.\n"),
  "api/remove.mdx": page('"delete /users/{id}"', "icon: trash\n"),
  "api/lost.mdx": page("GET /nowhere"),
};

const pagesOf = (cwd: string) =>
  JSON.parse(runCli(["resolve", "--format", "json"], { cwd }).stdout).pages.map(
    ({ href, title }: Record<string, string>) => `${href} ${title}`,
  );

describe("docsjson migrate openapi", () => {
  it("replaces pages by references, with redirects, and says what is left behind", () => {
    const cwd = tempSite(SITE);
    expect(transcript(["migrate", "openapi"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson migrate openapi
      changed docs.json
      stderr: 1 page stays, because no spec has GET /nowhere:
      stderr:   api/lost
      stderr: 1 page stays, because it has content of its own:
      stderr:   api/own
      stderr: 2 pages have front matter that no operation has (--x-mint writes it there):
      stderr:   api/create.mdx: title, description, keywords
      stderr:   api/remove.mdx: icon
      stderr: 3 pages are not needed any more (--delete removes the files):
      stderr:   api/create.mdx
      stderr:   api/list.mdx
      stderr:   api/remove.mdx
      exit 0"
    `);
    const { "docs.json": docs, ...others } = folderTexts(cwd);
    const { "docs.json": _, ...before } = SITE;
    expect(others).toEqual(before);
    expect(docs).toMatchInlineSnapshot(`
      "{
        "navigation": {
          "groups": [
            { "group": "Start", "pages": ["index"] },
            { "group": "Users", "openapi": "openapi.yaml", "pages": ["GET /users", "POST /users", "api/own"] },
            { "group": "Other", "pages": ["openapi.yaml DELETE /users/{id}", "api/lost"] }
          ]
        },
        "redirects": [
          {
            "source": "/api/list",
            "destination": "/api-reference/list-users"
          },
          {
            "source": "/api/create",
            "destination": "/api-reference/create-a-user"
          },
          {
            "source": "/api/remove",
            "destination": "/api-reference/remove-a-user"
          }
        ]
      }
      "
    `);
  });

  it("keeps the pages that the hosted platform generates beside the entries", () => {
    const cwd = tempSite({ ...SITE, "docs.json": DOCS.replace("{", '{\n  "theme": "mint",') });
    const before = pagesOf(cwd);
    runCli(["migrate", "openapi"], { cwd });
    expect(folderTexts(cwd)["docs.json"]).toContain(
      '"pages": ["openapi.yaml GET /users", "openapi.yaml POST /users", "api/own"]',
    );
    expect(pagesOf(cwd).length).toBe(before.length);
  });

  it("writes what pages carry into the spec, and keeps their addresses", () => {
    const cwd = tempSite(SITE);
    const before = pagesOf(cwd);
    expect(transcript(["migrate", "openapi", "--x-mint", "--delete"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson migrate openapi --x-mint --delete
      changed docs.json
      changed openapi.yaml
      removed api/create.mdx
      removed api/list.mdx
      removed api/remove.mdx
      stderr: 1 page stays, because no spec has GET /nowhere:
      stderr:   api/lost
      stderr: 1 page stays, because it has content of its own:
      stderr:   api/own
      exit 0"
    `);
    const after = folderTexts(cwd);
    expect(Object.keys(after)).toEqual(["api/lost.mdx", "api/own.mdx", "docs.json", "index.mdx", "openapi.yaml"]);
    expect(after["docs.json"]).toBe(
      DOCS.replace('"api/list", "api/create"', '"GET /users", "POST /users"').replace(
        '"api/remove"',
        '"openapi.yaml DELETE /users/{id}"',
      ),
    );
    expect(after["openapi.yaml"]).toMatchInlineSnapshot(`
      "openapi: 3.1.0
      info: { title: Acme, version: "1" }   # the version stays
      paths:
        /users:
          # all of them
          get:   # a list
            x-mint:
              href: /api/list
            # what it is called
            summary: List users
            responses: {}
          post:
            summary: Create a user
            x-mint:
              href: /api/create
              metadata: # shown above
                title: New user
                keywords:
                  - a
                  - b
                description: "Makes one"
            responses: {}
        /users/{id}:
          get: { summary: Get a user, responses: {} }
          delete: { "x-mint": {"href":"/api/remove","metadata":{"icon":"trash"}}, summary: Remove a user, responses: {} }
      "
    `);
    expect(pagesOf(cwd)).toMatchInlineSnapshot(`
      [
        "/index Index",
        "/api/list List users",
        "/api/create New user",
        "/api/own Get a user",
        "/api/remove Remove a user",
        "/api/lost Lost",
      ]
    `);
    expect(before).toMatchInlineSnapshot(`
      [
        "/index Index",
        "/api/list List users",
        "/api/create New user",
        "/api/own Get a user",
        "/api/remove Remove a user",
        "/api/lost Lost",
      ]
    `);
    expect(runCli(["migrate", "openapi", "--x-mint", "--delete"], { cwd }).stdout).toBe("");
    expect(folderTexts(cwd)).toEqual(after);
  });

  it("shows first what it would change, and changes nothing", () => {
    const cwd = tempSite(SITE);
    const { stdout } = runCli(["migrate", "openapi", "--x-mint", "--delete", "--dry-run"], { cwd });
    expect(stdout).toContain(
      '+      { "group": "Users", "openapi": "openapi.yaml", "pages": ["GET /users", "POST /users", "api/own"] },',
    );
    expect(stdout).toContain("+++ /dev/null");
    expect(folderTexts(cwd)).toEqual(SITE);
  });

  it("removes the files in a second run, as in one", () => {
    const [once, twice] = [tempSite(SITE), tempSite(SITE)];
    runCli(["migrate", "openapi", "--delete"], { cwd: once });
    runCli(["migrate", "openapi"], { cwd: twice });
    runCli(["migrate", "openapi", "--delete"], { cwd: twice });
    expect(folderTexts(twice)).toEqual(folderTexts(once));
  });

  it("writes into a JSON spec in its own layout", () => {
    const spec = `{\r\n\t"openapi": "3.1.0",\r\n\t"paths": {\r\n\t\t"/a": {\r\n\t\t\t"get": {\r\n\t\t\t\t"summary": "A"\r\n\t\t\t}\r\n\t\t}\r\n\t}\r\n}\r\n`;
    const cwd = tempSite({
      "docs.json": '{"navigation":{"pages":["a/b"]}}',
      "spec.json": spec,
      "a/b.mdx": page("spec.json GET /a", "title: B\n"),
    });
    runCli(["migrate", "openapi", "--x-mint", "--delete"], { cwd });
    expect(folderTexts(cwd)).toEqual({
      "docs.json": '{"navigation":{"pages":["spec.json GET /a"]}}',
      "spec.json": spec.replace(
        '"A"\r\n',
        '"A",\r\n\t\t\t\t"x-mint": {\r\n\t\t\t\t\t"href": "/a/b",\r\n\t\t\t\t\t"metadata": {\r\n\t\t\t\t\t\t"title": "B"\r\n\t\t\t\t\t}\r\n\t\t\t\t}\r\n',
      ),
    });
  });

  it("keeps addresses that references alone would share", () => {
    const operation = { get: { summary: "Get events" } };
    const cwd = tempSite({
      "docs.json": { navigation: { groups: [{ group: "A", openapi: "spec.json", pages: ["api/all", "api/one"] }] } },
      "spec.json": { openapi: "3.1.0", paths: { "/events": operation, "/events/{id}": operation } },
      "api/all.mdx": page("GET /events", "title: All events\n"),
      "api/one.mdx": page("GET /events/{id}", "title: One event\n"),
    });
    const before = pagesOf(cwd);
    expect(
      transcript(["migrate", "openapi", "--x-mint", "--delete"], { cwd }),
    ).toBe(`$ docsjson migrate openapi --x-mint --delete
changed docs.json
changed spec.json
removed api/all.mdx
removed api/one.mdx
exit 0`);
    expect(pagesOf(cwd)).toEqual(before);
  });

  it("leaves pages where the navigation would be another one", () => {
    const files = {
      "docs.json": { navigation: { groups: [{ group: "A", openapi: "spec.json", pages: ["x", "w"] }] } },
      // A reference to a hidden operation is left out.
      "spec.json": {
        openapi: "3.1.0",
        paths: { "/a": { get: { "x-hidden": true } }, "/b": { get: {} }, "/c": { get: {} } },
      },
      "w.mdx": page("GET /c", "hidden: true\n"),
      "x.mdx": page("GET /a"),
      "y.mdx": page("GET /b"),
      "z.mdx": page("GET /b"),
    };
    const cwd = tempSite(files);
    const before = folderTexts(cwd);
    expect(transcript(["migrate", "openapi", "--delete"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson migrate openapi --delete
      stderr: 1 page stays, because it is hidden:
      stderr:   w
      stderr: 1 page stays, because it would be lost, or in another place:
      stderr:   x
      stderr: 2 pages stay, each because 2 pages show GET /b:
      stderr:   y
      stderr:   z
      exit 0"
    `);
    expect(folderTexts(cwd)).toEqual(before);
  });

  it.each([
    [["migrate", "openapi", "a", "b"], "migrate openapi takes one path"],
    [["migrate", "openapi", "nowhere"], "nowhere does not exist"],
    [["migrate", "nothing"], "mint or openapi"],
  ])("refuses %j", (args, message) => {
    const { stderr, status } = runCli(args, { cwd: tempSite({}) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
