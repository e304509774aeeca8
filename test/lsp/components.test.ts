import { describe, expect, it } from "vitest";
import type {
  CodeAction,
  CompletionItem,
  CompletionList,
  Hover,
  Location,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { FULL, LanguageClient, slice } from "../support/language-client.ts";
import { tempSite } from "../support/temp-site.ts";

const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`;
const SITE = {
  "docs.json": {
    theme: "mint",
    name: "A",
    colors: { primary: "#0d9373" },
    icons: { library: "lucide" },
    navigation: { groups: [{ group: "G", pages: ["index", "guides/start"] }] },
    variables: { company: "Acme", port: "80" },
  },
  "guides/start.mdx": page("## First steps\n\nText.\n\n## Last\n"),
  "snippets/memo.mdx": "Dear {name}, {{ company }} waits {days} days.\n",
  "snippets/price.jsx": "export const Price = ({ amount, currency }) => <b>{amount}</b>;\n",
  "images/logo.svg": "<svg/>",
};

async function open(text: string, more: object = {}, capabilities = FULL) {
  const client = await LanguageClient.start(tempSite({ ...SITE, "index.mdx": page(text), ...more }), { capabilities });
  client.open("index.mdx");
  const complete = async (at: string): Promise<CompletionItem[]> => {
    const list = await client.ask<CompletionList | null>("textDocument/completion", "index.mdx", at);
    return (list?.items ?? []).sort((a, b) => ((a.sortText ?? "") < (b.sortText ?? "") ? -1 : 1));
  };
  const labels = async (at: string) => (await complete(at)).map(({ label }) => label);
  const hover = async (at: string, file = "index.mdx") => {
    const found = await client.ask<Hover | null>("textDocument/hover", file, at);
    return (found?.contents as { value: string } | undefined)?.value ?? "";
  };
  const places = async (method: string, at: string, file = "index.mdx", includeDeclaration = true) => {
    const found = await client.ask<Location | Location[] | null>(method, file, at, {
      context: { includeDeclaration },
    });
    return [found ?? []].flat().map(({ uri, range }) => {
      const target = client.fileOf(uri);
      return `${target}:${range.start.line + 1} ${slice(client.textOf(target), range)}`.trim();
    });
  };
  return { client, complete, labels, hover, places };
}

const written = ({ textEdit }: CompletionItem | undefined = {} as CompletionItem) =>
  (textEdit as { newText: string }).newText;

describe("after <", () => {
  it("are the components in the order of their use, with their usual form", async () => {
    const { complete } = await open("Text\n\n<");
    const found = await complete("\n\n<|\n");
    // Tags that need another around them are last.
    expect(found.slice(0, 3).map(({ label }) => label)).toEqual(["Card", "Note", "Warning"]);
    const card = found.find(({ label }) => label === "Card");
    expect(written(card)).toBe('<Card title="$1" icon="$2" href="$3">\n  $4\n</Card>');
    expect(card?.insertTextFormat).toBe(2);
    expect(JSON.stringify(card?.documentation)).toContain("A box with a title");
  });

  it("have the indentation of their line where the client puts none before further lines", async () => {
    const { complete } = await open("<Steps>\n  <\n</Steps>", {}, {});
    const found = await complete("<Steps>\n  <|\n");
    expect(written(found.find(({ label }) => label === "Note"))).toMatch(/^<Note>\n {4}.*\n {2}<\/Note>$/);
  });

  it("are those first that belong into the one around, and those last that need another", async () => {
    const { labels } = await open("<Steps>\n  <\n</Steps>\n\n<");
    expect((await labels("<Steps>\n  <|"))[0]).toBe("Step");
    const outside = await labels("</Steps>\n\n<|");
    expect(outside.indexOf("Step")).toBeGreaterThan(outside.indexOf("Badge"));
  });

  it("are those that the page imports and defines, with their properties", async () => {
    const text =
      'import Memo from "/snippets/memo.mdx"\nimport { Price as Cost } from "/snippets/price"\n\nexport const Own = ({ size }) => <b>{size}</b>\n\n<Memo  />\n\n<Cost  />\n\n<Own  />\n\n<M\n';
    const { labels, complete, hover } = await open(text);
    expect(await labels("<Memo | />")).toEqual(["name", "days"]);
    expect(await labels("<Cost | />")).toEqual(["amount", "currency"]);
    expect(await labels("<Own | />")).toEqual(["size"]);
    const memo = (await complete("\n<M|\n")).find(({ label }) => label === "Memo");
    expect(written(memo)).toBe('<Memo name="$1" days="$2" />');
    expect(await hover("<Co|st")).toContain("snippets/price.jsx");
  });

  it("are none in code, and no places to fill in for a client that has none", async () => {
    const { labels } = await open("```jsx\n<\n```\n\n`<` Text");
    expect(await labels("```jsx\n<|")).toEqual([]);
    expect(await labels("`<|`")).toEqual([]);
    const plain = await open("<", {}, { textDocument: {} });
    const group = (await plain.complete("\n<|")).find(({ label }) => label === "CardGroup");
    expect(written(group)).toBe("<CardGroup cols={2}>\n  \n</CardGroup>");
  });

  it("is the name of the tag that is open", async () => {
    const { complete } = await open("<Card>\n<Note>\nText\n</");
    expect((await complete("Text\n</|")).map(written)).toEqual(["Note>", "Card>"]);
  });
});

describe("inside a tag", () => {
  it("are its properties that are not there yet, those needed first, with their types and values", async () => {
    const { complete, labels } = await open('<Step icon="flag" >\n\n<CardGroup cols={}>\n\n<Badge >');
    const step = await complete('icon="flag" |>');
    expect(step[0]).toMatchObject({ label: "title", detail: "string needed" });
    expect(step.map(({ label }) => label)).not.toContain("icon");
    expect(written(step.find(({ label }) => label === "noAnchor"))).toBe("noAnchor");
    expect(await labels("cols={|}")).toEqual(["1", "2", "3", "4"]);
    const badge = await complete("<Badge |>");
    expect(written(badge.find(({ label }) => label === "shape"))).toMatch(/^shape="\$\{1\|rounded,pill\|\}"$/);
  });

  it("are values, icons of the library that it names, pages of a link and images", async () => {
    const { labels } = await open(
      '<Badge color="" />\n\n<Card icon="rock" href="/gui" img="/im" />\n\n<Icon icon="ab" iconLibrary="tabler" />',
    );
    expect(await labels('color="|"')).toContain("surface-destructive");
    expect(await labels('icon="rock|"')).toContain("rocket");
    expect(await labels('href="/gui|"')).toEqual(["/guides/start"]);
    expect(await labels('img="/im|"')).toEqual(["/images/logo.svg"]);
    expect(await labels('icon="ab|"')).toContain("abacus");
  });
});

describe("hover", () => {
  it("says what a component, a property, a value, a variable and an icon is", async () => {
    const { hover, client } = await open(
      '<Card title="A" iconType="duotone" icon="rocket" color="#ff0000">\n{{company}}\n</Card>\n\n![Logo](/images/logo.svg)',
    );
    expect(await hover("<Ca|rd")).toMatch(/^\*\*<Card>\*\*\n\nA box with a title/);
    expect(await hover("</Ca|rd")).toMatch(/^\*\*<Card>\*\*/);
    expect(await hover("ti|tle=")).toMatch(/^\*\*title\*\*: string\n\nThe title\./);
    expect(await hover("duo|tone")).toContain("`duotone`: Filled, in two shades.");
    expect(await hover("{{comp|any")).toBe("`company` is `Acme`, by the variables of docs.json");
    expect(await hover('icon="roc|ket"')).toContain("Icon `rocket` of lucide");
    expect(await hover("/images/lo|go.svg")).toContain(
      `![images/logo.svg](${client.uriOf("images/logo.svg")}|width=320)`,
    );
    const colors = await client.ask<{ range: never; color: object }[]>("textDocument/documentColor", "index.mdx");
    expect(colors.map(({ range, color }) => [slice(client.textOf("index.mdx"), range), color])).toEqual([
      ["#ff0000", { red: 1, green: 0, blue: 0, alpha: 1 }],
    ]);
    const [shown] = await client.ask<{ label: string }[]>("textDocument/colorPresentation", "index.mdx", undefined, {
      color: { red: 0, green: 0.5, blue: 1, alpha: 0.5 },
      range: colors[0]?.range,
    });
    expect(shown?.label).toBe("#0080ff80");
    client.open("docs.json");
    expect(await client.ask("textDocument/documentColor", "docs.json")).toHaveLength(1);
  });

  it("shows the picture of an icon whose package the project has", async () => {
    const { hover } = await open('<Icon icon="rocket" />', {
      "node_modules/lucide-static/package.json": '{"name":"lucide-static","version":"1.0.0"}',
      "node_modules/lucide-static/icons/rocket.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" stroke="currentColor"><path d="M1 1"/></svg>',
    });
    const picture = /base64,([^)]+)\)/.exec(await hover('"roc|ket"'))?.[1] ?? "";
    expect(Buffer.from(picture, "base64").toString()).toContain(
      'stroke="#888888"><path d="M1 1"/>'.replace('stroke="#888888">', ""),
    );
  });
});

describe("names", () => {
  const text =
    'import { Price } from "/snippets/price.jsx"\n\n## Set up\n\n<Price amount="1" /> {{company}} [steps](/guides/start#first-steps) [up](#set-up)\n';

  it("lead to their definition, and to all that have them", async () => {
    const { places, client } = await open(text);
    expect(await places("textDocument/definition", "<Pri|ce")).toEqual(["snippets/price.jsx:1 Price"]);
    expect(await places("textDocument/definition", "{{comp|any")).toEqual(["docs.json:22 company"]);
    expect(await places("textDocument/references", "{{comp|any")).toEqual([
      "docs.json:22 company",
      "index.mdx:9 company",
      "snippets/memo.mdx:1 company",
    ]);
    client.open("guides/start.mdx");
    expect(await places("textDocument/references", "## First st|eps", "guides/start.mdx")).toEqual([
      "guides/start.mdx:5 ## First steps",
      "index.mdx:9 first-steps",
    ]);
    expect(await places("textDocument/references", "## First st|eps", "guides/start.mdx", false)).toEqual([
      "index.mdx:9 first-steps",
    ]);
    expect(await places("textDocument/references", "<Pri|ce")).toEqual([
      "snippets/price.jsx:1 Price",
      "index.mdx:5 Price",
      "index.mdx:9 Price",
    ]);
  });

  it.each([
    ["{{comp|any", "firm", ["docs.json:22 firm", "index.mdx:9 firm", "snippets/memo.mdx:1 firm"]],
    ["<Pri|ce", "Cost", ["snippets/price.jsx:1 Cost", "index.mdx:5 Cost", "index.mdx:9 Cost"]],
    ["## Set| up", "Getting ready", ["index.mdx:7 Getting ready", "index.mdx:9 getting-ready"]],
    ["#first-st|eps", "Second steps", ["guides/start.mdx:5 Second steps", "index.mdx:9 second-steps"]],
  ])("are renamed wherever they are: %s", async (at, newName, expected) => {
    const { client } = await open(text);
    const { documentChanges = [] } = await client.ask<WorkspaceEdit>("textDocument/rename", "index.mdx", at, {
      newName,
    });
    const made = documentChanges.flatMap((change) =>
      "edits" in change
        ? change.edits.map(
            (edit) =>
              `${client.fileOf(change.textDocument.uri)}:${edit.range.start.line + 1} ${(edit as { newText: string }).newText}`,
          )
        : [],
    );
    expect(made).toEqual(expected);
  });

  it("are offered as they are, and refuse what is no name", async () => {
    const { client } = await open(text);
    expect(await client.ask("textDocument/prepareRename", "index.mdx", "## Set| up")).toMatchObject({
      placeholder: "Set up",
    });
    expect(await client.ask("textDocument/prepareRename", "index.mdx", "#first-st|eps")).toMatchObject({
      placeholder: "First steps",
    });
    await expect(client.ask("textDocument/rename", "index.mdx", "{{comp|any", { newName: "a b" })).rejects.toThrow(
      "is no name of a variable",
    );
    await expect(client.ask("textDocument/rename", "index.mdx", "{{comp|any", { newName: "port" })).rejects.toThrow(
      "already",
    );
    await expect(client.ask("textDocument/rename", "index.mdx", "<Pri|ce", { newName: "price" })).rejects.toThrow(
      "capital letter",
    );
  });
});

describe("corrections in pages", () => {
  const at = (client: LanguageClient, line: number) => {
    const range = { start: { line, character: 0 }, end: { line, character: 99 } };
    return client.ask<CodeAction[]>("textDocument/codeAction", "index.mdx", undefined, {
      range,
      context: { diagnostics: [] },
    });
  };

  it("put in the nearest page, anchor, component and variable", async () => {
    const { client } = await open(
      "[a](/guides/strat#last)\n\n[b](/guides/start#firs-steps)\n\n<Note2>\nA\n</Note2>\n\n{{compny}} ![x](/images/lgo.svg)",
    );
    const edits = async (line: number, title: string) => {
      const action = (await at(client, line)).find((each) => each.title === title);
      const { edit } = action?.edit
        ? action
        : await client.request<CodeAction>("codeAction/resolve", action as CodeAction);
      return Object.values(edit?.changes ?? {})
        .flat()
        .map(({ range, newText }) => `${slice(client.textOf("index.mdx"), range)} → ${newText}`);
    };
    expect(await edits(4, "Use /guides/start")).toEqual(["/guides/strat → /guides/start"]);
    expect(await edits(6, "Use #first-steps")).toEqual(["#firs-steps → #first-steps"]);
    expect(await edits(8, "Use Note")).toEqual(["Note2 → Note", "Note2 → Note"]);
    expect(await edits(12, "Use company")).toEqual(["compny → company"]);
    expect(await edits(12, "Use /images/logo.svg")).toEqual(["/images/lgo.svg → /images/logo.svg"]);
  });

  it("create the page that a link leads to, listed with those of its folder if there are some", async () => {
    const { client } = await open("[a](/guides/later)\n\n[b](/other/new)");
    const create = async (line: number) => {
      const action = (await at(client, line)).find(({ title }) => title.startsWith("Create the page")) as CodeAction;
      const { edit } = await client.request<CodeAction>("codeAction/resolve", action);
      return edit?.documentChanges?.map((change) => {
        if ("edits" in change) return client.fileOf(change.textDocument.uri);
        return change.kind === "create" ? `create ${client.fileOf(change.uri)}` : change.kind;
      });
    };
    expect(await create(4)).toEqual(["docs.json", "create guides/later.mdx", "guides/later.mdx"]);
    expect(await create(6)).toEqual(["create other/new.mdx", "other/new.mdx"]);
  });
});
