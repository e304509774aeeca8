import { describe, expect, it } from "vitest";
import type { CodeAction, Range, TextEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { LanguageClient, slice } from "../support/language-client.ts";
import { HARBOUR, LANGUAGES, MONOREPO } from "../support/language-sites.ts";
import { tempSite } from "../support/temp-site.ts";

/** What an edit does, a line a change: files, and the lines of a text after it. */
function describeEdit(client: LanguageClient, { documentChanges = [], changes = {} }: WorkspaceEdit): string[] {
  const edits = Object.entries(changes).map(([uri, edits]) => ({ textDocument: { uri }, edits }));
  return [...documentChanges, ...edits].flatMap((change) => {
    if ("kind" in change) {
      const from = change.kind === "rename" ? `${client.fileOf(change.oldUri)} → ` : "";
      return `${change.kind} ${from}${client.fileOf(change.kind === "rename" ? change.newUri : change.uri)}`;
    }
    const file = client.fileOf(change.textDocument.uri);
    return change.edits.map(
      (edit) => `${file}:${edit.range.start.line + 1} ${(edit as TextEdit).newText.trim().replace(/\s+/g, " ")}`,
    );
  });
}

async function actions(client: LanguageClient, file: string, only?: string): Promise<CodeAction[]> {
  const range = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
  const context = { diagnostics: [], ...(only === undefined ? {} : { only: [only] }) };
  return client.ask("textDocument/codeAction", file, undefined, { range, context });
}

const titles = (found: readonly CodeAction[]) => found.map(({ title }) => title);

async function choose(client: LanguageClient, found: readonly CodeAction[], title: string): Promise<string[]> {
  const action = found.find((each) => each.title === title) as CodeAction;
  const { edit } = action.edit ? action : await client.request<CodeAction>("codeAction/resolve", action);
  return describeEdit(client, edit as WorkspaceEdit);
}

describe("corrections", () => {
  it("put in what was meant by an entry or a redirect", async () => {
    const { "docs.json": config, ...pages } = HARBOUR;
    const wrong = config.replaceAll("guides/intro", "guides/into");
    const client = await LanguageClient.start(tempSite({ ...pages, "docs.json": wrong }));
    client.open("docs.json");
    const found = await actions(client, "docs.json");
    expect(titles(found).filter((title) => title.startsWith("Use"))).toEqual(["Use guides/intro", "Use /guides/intro"]);
    expect(await choose(client, found, "Use guides/intro")).toEqual(['docs.json:10 "guides/intro"']);
    expect(await choose(client, found, "Use /guides/intro")).toEqual(['docs.json:19 "/guides/intro"']);
  });

  const site = {
    "docs.json": {
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
      navigation: {
        groups: [
          { group: "One", pages: ["a.mdx", "b.mdx", "gone"] },
          { group: "Two", pages: ["x/c"] },
        ],
      },
    },
    "a.mdx": "---\ntitle: A\n---\n\n[B](/bb)\n",
    "b.mdx": "---\ntitle: B\n---\n",
    "x/c.mdx": "---\ntitle: C\n---\n",
    "x/orphan.mdx": "---\ntitle: Orphan\n---\n",
  };

  it("are those of findings, one by one and all of a code, and a page that is missing", async () => {
    const client = await LanguageClient.start(tempSite(site));
    client.open("docs.json");
    const found = await actions(client, "docs.json");
    expect(titles(found)).toEqual(expect.arrayContaining(["Add the page gone"]));
    expect(await choose(client, found, "Add the page gone")).toEqual([
      "create gone.mdx",
      'gone.mdx:1 --- title: "Gone" ---',
    ]);
    const all = found.find(({ title }) => title.startsWith("Fix all 2:"));
    expect(describeEdit(client, all?.edit as WorkspaceEdit)).toEqual(['docs.json:12 "a"', 'docs.json:13 "b"']);
    expect(found.filter(({ isPreferred }) => isPreferred)).toHaveLength(2);
    const [fixAll] = await actions(client, "docs.json", "source.fixAll");
    expect(fixAll?.kind).toBe("source.fixAll.docsjson");
    expect(await choose(client, [fixAll as CodeAction], "Fix all that docsjson can fix")).toEqual([
      'docs.json:12 "a", "b",',
    ]);
  });

  it("remove what is of no use, and are not what an author certainly wants", async () => {
    const client = await LanguageClient.start(
      tempSite({
        "docs.json": {
          $schema: "https://mintlify.com/docs.json",
          theme: "mint",
          name: "A",
          colors: { primary: "#000000" },
          navigation: { groups: [{ group: "G", expanded: true, pages: ["a", "b", "a"] }] },
          redirects: [
            { source: "/x", destination: "/a" },
            { source: "/x", destination: "/b" },
          ],
          contextual: { options: ["copy", "copy"] },
          zzz: { a: 1 },
        },
        "a.mdx":
          "---\ntitle: A\n---\n\n{/* docsjson-disable-next-line link/page-not-found */}\n\n[B](/b) {/* docsjson-disable-line */}\n",
        "b.mdx": "---\ntitle: B\n---\n",
      }),
    );
    const removals = async (file: string) => {
      client.open(file);
      const found = (await actions(client, file)).filter(({ title }) => title.startsWith("Remove "));
      expect(found.filter(({ isPreferred }) => isPreferred)).toEqual([]);
      return found;
    };
    const found = await removals("docs.json");
    expect(titles(found)).toEqual([
      'Remove "expanded"',
      "Remove this entry",
      "Remove this entry",
      "Remove this entry",
      'Remove "zzz"',
    ]);
    const edits = found.flatMap(({ edit }) => edit?.changes?.[client.uriOf("docs.json")] ?? []);
    expect(
      edits.map(({ range, newText }) => slice(client.textOf("docs.json"), range).replace(/\s+/g, " ") + newText),
    ).toEqual([
      '"expanded": true, ',
      ', "a"',
      ', { "source": "/x", "destination": "/b" }',
      ', "copy"',
      ', "zzz": { "a": 1 }',
    ]);
    const comments = (await removals("a.mdx")).flatMap(({ edit }) => edit?.changes?.[client.uriOf("a.mdx")] ?? []);
    expect(comments.map(({ range }) => slice(client.textOf("a.mdx"), range))).toEqual([
      "{/* docsjson-disable-next-line link/page-not-found */}\n",
      " {/* docsjson-disable-line */}",
    ]);
  });

  it("list an orphan, with unsaved changes of docs.json in place", async () => {
    const client = await LanguageClient.start(tempSite(site));
    client.open("docs.json");
    client.open("x/orphan.mdx");
    client.replace("docs.json", '"Two"', '"Second"');
    const found = await actions(client, "x/orphan.mdx");
    expect(titles(found)).toEqual([
      "List it with the pages of its folder",
      'List it in group "Second"',
      'List it in group "One"',
    ]);
    expect(await choose(client, found, "List it with the pages of its folder")).toEqual([
      'docs.json:20 "x/c", "x/orphan"',
    ]);
    expect(await choose(client, found, 'List it in group "One"')).toEqual(['docs.json:14 "gone", "x/orphan"']);
  });

  it("list an orphan in the nearest of many groups of one name, which are told apart", async () => {
    const version = (name: string) => ({
      version: name,
      groups: ["start", "api", "more"].map((folder) => ({ group: folder, pages: [`${name}/${folder}/a`] })),
    });
    const listed = ["v1", "v2", "v3"].flatMap((name) =>
      ["start", "api", "more"].map((folder) => `${name}/${folder}/a.mdx`),
    );
    const client = await LanguageClient.start(
      tempSite({
        "docs.json": { ...site["docs.json"], navigation: { versions: ["v1", "v2", "v3"].map(version) } },
        ...Object.fromEntries(
          [...listed, "v3/api/deep/b.mdx", "other/c.mdx"].map((file) => [file, "---\ntitle: P\n---\n"]),
        ),
      }),
    );
    for (const file of ["v3/api/deep/b.mdx", "other/c.mdx"]) client.open(file);
    const found = titles(await actions(client, "v3/api/deep/b.mdx"));
    expect(found).toHaveLength(7);
    expect(found.slice(0, 4)).toEqual([
      "List it with the pages of its folder",
      'List it in group "v3 › api"',
      'List it in group "v3 › start"',
      'List it in group "v3 › more"',
    ]);
    expect(titles(await actions(client, "other/c.mdx"))[0]).toBe('List it in group "v1 › start"');
  });

  it("lead a dead link's address on by a redirect, at once for a client that does not ask twice", async () => {
    const client = await LanguageClient.start(tempSite(site), {
      capabilities: { textDocument: { diagnostic: {} }, workspace: { workspaceEdit: { documentChanges: true } } },
    });
    client.open("a.mdx");
    const found = await actions(client, "a.mdx");
    expect(titles(found)).toContain("Redirect /bb to /b");
    const redirect = found.find(({ title }) => title === "Redirect /bb to /b");
    expect(describeEdit(client, redirect?.edit as WorkspaceEdit).join("\n")).toContain(
      '"source": "/bb", "destination": "/b"',
    );
  });

  it("lead the addresses of a folder that moved on by one redirect", async () => {
    const names = ["one", "two", "three", "four", "five"];
    const pages = names.map((name) => `new/${name}`);
    const client = await LanguageClient.start(
      tempSite({
        "docs.json": { ...site["docs.json"], navigation: { pages: ["a", ...pages] } },
        "a.mdx": names.map((name) => `[x](/old/${name})\n`).join("\n"),
        ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])),
      }),
    );
    client.open("a.mdx");
    const title = "Redirect /old/:slug* to /new/:slug*";
    expect((await choose(client, await actions(client, "a.mdx"), title)).join("\n")).toContain(
      '"source": "/old/:slug*", "destination": "/new/:slug*"',
    );
  });
});

describe("renames", () => {
  it("are not planned again when the editor announces the files that they move", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.open("docs.json");
    const newName = "guides/currents";
    const edit = await client.ask<WorkspaceEdit>("textDocument/rename", "docs.json", '"guides/ti|des"', { newName });
    const files = [{ oldUri: client.uriOf("guides/tides.mdx"), newUri: client.uriOf("guides/currents.mdx") }];
    client.makeTexts(edit);
    expect(await client.request("workspace/willRenameFiles", { files })).toBeNull();
  });

  it("that were looked at and discarded keep no later move from being planned", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.open("docs.json");
    await client.ask("textDocument/rename", "docs.json", '"guides/ti|des"', { newName: "guides/currents" });
    const files = [{ oldUri: client.uriOf("guides/tides.mdx"), newUri: client.uriOf("guides/currents.mdx") }];
    const edit = await client.request<WorkspaceEdit>("workspace/willRenameFiles", { files });
    expect(describeEdit(client, edit)).toContain("guides/intro.mdx:6 /guides/currents#spring-tides");
  });

  it("move a folder, with the cursor in its name", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.open("docs.json");
    const at = '"gui|des/tides"';
    const place = await client.ask<{ placeholder: string; range: Range }>(
      "textDocument/prepareRename",
      "docs.json",
      at,
    );
    expect([place.placeholder, slice(client.textOf("docs.json"), place.range)]).toEqual(["guides", "guides"]);
    const edit = await client.ask<WorkspaceEdit>("textDocument/rename", "docs.json", at, { newName: "start" });
    expect(describeEdit(client, edit)).toEqual(
      expect.arrayContaining([
        "rename guides/intro.mdx → start/intro.mdx",
        "rename guides/tides.mdx → start/tides.mdx",
      ]),
    );
  });

  it("mean the page where no folder was offered, or the new name is in the folder", async () => {
    const client = await LanguageClient.start(tempSite(HARBOUR));
    client.open("docs.json");
    const at = '"gui|des/tides"';
    const moved = async (newName: string) => {
      const edit = await client.ask<WorkspaceEdit>("textDocument/rename", "docs.json", at, { newName });
      return describeEdit(client, edit).filter((each) => each.startsWith("rename"));
    };
    expect(await moved("start")).toEqual(["rename guides/tides.mdx → start.mdx"]);
    await client.ask("textDocument/prepareRename", "docs.json", at);
    expect(await moved("guides/currents")).toEqual(["rename guides/tides.mdx → guides/currents.mdx"]);
  });

  it("move a snippet or an image with all that names it, and add no redirect", async () => {
    const site = {
      ...HARBOUR,
      "docs.json": HARBOUR["docs.json"].replace('"name"', '"logo": "/images/logo.svg",\n  "name"'),
      "snippets/memo.mdx": "![Logo](../images/logo.svg)\n",
      "images/logo.svg": "<svg/>",
      "guides/intro.mdx": 'import Memo from "/snippets/memo.mdx"\n\n<Memo />\n',
    };
    const client = await LanguageClient.start(tempSite(site));
    client.open("guides/intro.mdx");
    const rename = async (at: string, newName: string) =>
      describeEdit(client, await client.ask<WorkspaceEdit>("textDocument/rename", "guides/intro.mdx", at, { newName }));
    expect(await rename("/snippets/me|mo.mdx", "parts/note.mdx")).toEqual([
      "guides/intro.mdx:1 /parts/note.mdx",
      "rename snippets/memo.mdx → parts/note.mdx",
    ]);
    const tree = (from: string, to: string) =>
      client.request<WorkspaceEdit | null>("workspace/willRenameFiles", {
        files: [{ oldUri: client.uriOf(from), newUri: client.uriOf(to) }],
      });
    expect(describeEdit(client, (await tree("images", "snippets/images")) as WorkspaceEdit)).toEqual([
      'docs.json:3 "logo": "/snippets/images/logo.svg",',
      "snippets/memo.mdx:1 ../snippets/images/logo.svg",
    ]);
    expect(await tree("guides/tides.mdx", "guides/tides.txt")).toBeNull();
    expect(await tree("guides/tides.mdx", "guides/tides.md")).toBeNull();
    const lens = await client.ask<{ command: { title: string } }[]>("textDocument/codeLens", "snippets/memo.mdx");
    expect(lens.map(({ command }) => command.title)).toEqual(["imported by 1 page"]);
    await expect(tree("guides/tides.mdx", "guides/intro.mdx")).rejects.toThrow("already");
    expect(JSON.stringify(client.asked)).toContain("docsjson changed nothing that names them");
  });

  it("move a page with entries, links, relative links and a redirect", async () => {
    const client = await LanguageClient.start(tempSite(LANGUAGES));
    client.open("nav/en.json");
    client.open("fr/guides/intro.mdx");
    client.replace("fr/guides/intro.mdx", "Voir", "Voyez");
    const at = '"guides/in|tro"';
    expect(await client.ask("textDocument/prepareRename", "nav/en.json", at)).toMatchObject({
      placeholder: "guides/intro",
    });
    const edit = await client.ask<WorkspaceEdit>("textDocument/rename", "nav/en.json", at, {
      newName: "start/welcome",
    });
    expect(describeEdit(client, edit).sort()).toEqual([
      'docs.json:23 "destination": "/start/welcome" }, { "source": "/guides/intro", "destination": "/start/welcome" }, { "source": "/fr/guides/intro", "destination": "/fr/start/welcome"',
      "fr/guides/intro.mdx:6 /start/welcome",
      "guides/tides.mdx:16 ../start/welcome",
      'nav/en.json:8 "start/welcome",',
      'nav/fr.json:7 "fr/start/welcome"',
      "rename fr/guides/intro.mdx → fr/start/welcome.mdx",
      "rename guides/intro.mdx → start/welcome.mdx",
    ]);
  });

  it("say why they can't be: something is in the way, or the client moves no files", async () => {
    const folder = tempSite(LANGUAGES);
    const client = await LanguageClient.start(folder);
    client.open("nav/en.json");
    const to = (newName: string, by = client) =>
      by.ask("textDocument/rename", "nav/en.json", '"guides/in|tro"', { newName });
    await expect(to("guides/tides")).rejects.toThrow('there is a page "guides/tides" already');
    const plain = await LanguageClient.start(folder, { capabilities: {} });
    plain.open("nav/en.json");
    await expect(to("welcome", plain)).rejects.toThrow("docsjson mv guides/intro welcome");
    expect(await client.ask("textDocument/prepareRename", "nav/en.json", '"gr|oup"')).toBeNull();
  });

  it("follow the file tree: pages and folders that move, together, and those that are removed", async () => {
    const client = await LanguageClient.start(tempSite({ ...LANGUAGES, ...MONOREPO }));
    client.open("docs.json");
    const moved = (...files: [string, string][]) =>
      client.request<WorkspaceEdit | null>("workspace/willRenameFiles", {
        files: files.map(([from, to]) => ({ oldUri: client.uriOf(from), newUri: client.uriOf(to) })),
      });
    const both = describeEdit(
      client,
      (await moved(["guides/intro.mdx", "a.mdx"], ["guides/tides.mdx", "b.mdx"])) as WorkspaceEdit,
    );
    expect(both).toEqual(
      expect.arrayContaining([
        'nav/en.json:8 "a", "b"',
        "guides/intro.mdx:6 /b#spring-tides",
        "guides/tides.mdx:16 ./a",
      ]),
    );
    expect(both.filter((each) => each.startsWith("rename"))).toEqual([]);
    const folder = describeEdit(client, (await moved(["guides", "manual"])) as WorkspaceEdit);
    expect(folder).toEqual(
      expect.arrayContaining(['nav/en.json:8 "manual/intro", "manual/tides"', "fr/guides/intro.mdx:6 /manual/intro"]),
    );
    expect(await moved(["logo/light.svg", "logo/white.svg"])).toBeNull();
    const gone = await client.request<WorkspaceEdit>("workspace/willDeleteFiles", {
      files: [{ uri: client.uriOf("guides/tides.mdx") }, { uri: client.uriOf("packages/one/usage.mdx") }],
    });
    expect(describeEdit(client, gone)).toEqual(['nav/en.json:8 "guides/intro"', 'packages/one/docs.json:9 "start"']);
  });
});
