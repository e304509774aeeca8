import { describe, expect, it } from "vitest";
import { insertSnippets } from "../../../src/pages/search/insert-snippets.ts";
import { PageSearch } from "../../../src/pages/search/search-pages.ts";
import { questionWords } from "../../../src/pages/search/search-words.ts";
import { readableText, toSearchedPage } from "../../../src/pages/search/searched-page.ts";

const page = (path: string, title: string, text: string) => toSearchedPage(path, text, { title });

const PAGES = [
  page(
    "domain",
    "Custom domain",
    "---\ntitle: x\n---\n\nUse your own address.\n\n## Add DNS records\n\nSet a CNAME at your host.\n",
  ),
  page("install", "Installation", "Set up the tool.\n\n```bash\nnpm install\n```\n"),
  page("theme", "Themes", "Customize colors. A domain is named once here.\n"),
  page("hafen", "Häfen", "Größe der Häfen.\n"),
  page("ja", "日本語", "カスタムドメインを設定する。\n"),
];

describe("search over pages", () => {
  it.each([
    ["how do I set up a custom domain", "domain"],
    ["cname", "domain"],
    ["installing", "install"],
    ["hafen grosse", "hafen"],
    ["ドメイン 設定", "ja"],
    ["color", "theme"],
  ])("%s finds %s first", (question, path) => {
    expect(new PageSearch(PAGES).find(question)[0]?.page.path).toBe(path);
  });

  it("gives the section with a passage, and the words that are missing", () => {
    const [hit] = new PageSearch(PAGES).find("CNAME records nonsense");
    expect(hit?.section?.anchor).toBe("add-dns-records");
    expect(hit?.passage).toBe("Set a CNAME at your host.");
    expect(hit?.missing).toEqual(["nonsens"]);
    expect(new PageSearch(PAGES).find("zzz")).toEqual([]);
    expect(new PageSearch([]).find("domain")).toEqual([]);
  });

  it("takes names of objects for words", () => {
    const found = new PageSearch([page("a", "constructor", "__proto__ toString")]).find(
      "constructor __proto__ toString",
    );
    expect(found).toHaveLength(1);
    expect(questionWords("how do I")).toEqual(["how", "do", "i"]);
  });

  it("reads what readers see", () => {
    const text =
      'import A from "/a.mdx"\n\n<Card title="Start here" href="/x">\nGo **now** to [it](/y).\n</Card>\n{/* no */}\n';
    expect(readableText(text)).toBe("Start here Go now to it.");
  });
});

it("puts snippets in, with their properties, and stops at circles", () => {
  const files: Record<string, string> = {
    "snippets/note.mdx": "---\ntitle: x\n---\nHello {name}.\n",
    "_snippets/aside.mdx": "Beside.",
    "snippets/loop.mdx": 'import Loop from "/snippets/loop.mdx"\n<Loop />',
  };
  const insert = (text: string) =>
    insertSnippets(text, "page.mdx", (source) => {
      const text = files[source.slice(1)];
      return text === undefined ? undefined : { file: source.slice(1), text };
    });
  expect(insert('import Note from "/snippets/note.mdx"\n\n<Note name="Ann" /> <Snippet file="note.mdx" />\n')).toBe(
    "\nHello Ann. Hello {name}.\n",
  );
  expect(insert('<Snippet file="aside.mdx" />')).toBe("Beside.");
  expect(insert('import Gone from "/snippets/gone.mdx"\n<Gone />')).toContain("gone.mdx");
  expect(insert('import Loop from "/snippets/loop.mdx"\n<Loop />').length).toBeLessThan(200);
});
