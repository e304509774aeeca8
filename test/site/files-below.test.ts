import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readDocs } from "../../src/builders/shared/read-docs.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../../src/builders/shared/site-files.ts";
import { starlightConfig } from "../../src/builders/starlight/starlight-config.ts";
import { readIconPictures } from "../../src/cli/preview/icon-pictures.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SECRET = "a secret of the machine";

/** A site whose icon, logo, favicon and pages are links to a file outside of it. */
function siteWithLinks(): string {
  const outside = tempSite({ "secret.svg": SECRET, "folder/page.mdx": SECRET });
  const root = tempSite({
    "docs.json": {
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
      logo: { light: "/logo.svg", dark: "/inside.svg" },
      favicon: "/linked/secret.svg",
      navigation: { groups: [{ group: "A", icon: "/icon.svg", pages: ["a", "b", "linked/folder/page"] }] },
    },
    "a.mdx": "Text",
    "real.svg": "<svg/>",
  });
  symlinkSync(join(outside, "secret.svg"), join(root, "icon.svg"));
  symlinkSync(join(outside, "secret.svg"), join(root, "logo.svg"));
  symlinkSync("real.svg", join(root, "inside.svg"));
  symlinkSync(join(outside, "secret.svg"), join(root, "b.mdx"));
  symlinkSync(outside, join(root, "linked"));
  return root;
}

describe("files that links lead out of the docs root to", () => {
  const PAGES = { pages: "a.mdx\nb.mdx\nlinked/folder/page.mdx\n../secret.mdx\n" };

  it.each([
    ["found on the disk", {}],
    ["in a list of pages", PAGES],
  ])("are in no file of a built site, for pages %s", async (_, { pages = "" }: { pages?: string }) => {
    const root = siteWithLinks();
    if (pages !== "") writeSite(root, { "pages.txt": pages });
    const docs = await readDocs({ root, ...(pages && { pages: join(root, "pages.txt") }) }, { failOnErrors: false });
    const out = mkdtempSync(join(tmpdir(), "docsjson-out-"));
    onTestFinished(() => rmSync(out, { recursive: true }));
    const files = await siteFiles(docs, { addressOf: ({ href }) => href, siteUrl: "https://a.example" });
    await writeSiteFiles(out, [...files, ...settingFiles(docs)]);
    const written = readdirSync(out, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(written.map(({ name }) => name)).toContain("inside.svg");
    expect(written.map(({ name }) => name)).not.toContain("logo.svg");
    for (const { parentPath, name } of written)
      expect(readFileSync(join(parentPath, name), "utf8")).not.toContain(SECRET);
    expect(JSON.stringify(files)).toContain("Text");
  });

  it("are no logo of a Starlight site", async () => {
    const root = siteWithLinks();
    const docs = await readDocs({ root }, { failOnErrors: false });
    expect(starlightConfig(docs, {}, { projectFolder: root, cssModule: "x.css" })).not.toHaveProperty("logo");
  });

  it("are in no picture of the preview", async () => {
    const root = siteWithLinks();
    const { navigation } = await readDocs({ root }, { failOnErrors: false });
    const { pictures } = await readIconPictures(navigation, root, "lucide");
    expect([...pictures]).toEqual([]);
  });
});

/** Who else opens files, and which: what is below a docs root is read through `src/site/`. */
const OPENS_FILES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^src\/site\//, "reads what is below the root"],
  [/^src\/publish\//, "runs when the package is built"],
  [/^src\/admin\/server\/stores\//, "keeps the data of the server"],
  [/^src\/author\/write\//, "writes a plan, and compares the files that it changes"],
  [/^src\/author\/from-(?:tools|mint)\//, "reads the project of another tool, whose listing leaves links out"],
  [/^src\/author\/openapi-migration\//, "reads files of the listing, and writes them back"],
  [/^src\/author\/(?:agents-files|init-site)\.ts$/, "looks at the folder that a site is made in"],
  [/^src\/render\/look\/icon-files\.ts$/, "reads icons of installed packages, by names without slashes"],
  [/^src\/builders\/[a-z]+\/[a-z-]+\.ts$/, "writes what is built, and looks for docs.json"],
  [/^src\/builders\/starlight\/components\//, "reads what the integration has written"],
  [/^src\/cli\/(?:admin|build|check|commands|preview|site)\//, "reads and writes files that its arguments name"],
];

it("only known places open files, each for a reason", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map(
    (file) => `src/${file.replaceAll("\\", "/")}`,
  );
  const opening = files.filter(
    (file) => /\.(?:ts|astro)$/.test(file) && readFileSync(file, "utf8").includes('"node:fs'),
  );
  expect(opening.length).toBeGreaterThan(20);
  expect(opening.filter((file) => !OPENS_FILES.some(([pattern]) => pattern.test(file)))).toEqual([]);
  expect(OPENS_FILES.filter(([pattern]) => !opening.some((file) => pattern.test(file)))).toEqual([]);
});

it("what is written of builders opens no file to read it", () => {
  const readers = [
    "docusaurus/generated-files.ts", // what it wrote itself, to leave it if it is the same
    "docusaurus/locale-plugin.ts", // the pages that Docusaurus has just built
  ];
  const files = readdirSync("src/builders", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !readers.includes(file),
  );
  const reading = /\b(?:readFile|readFileSync|createReadStream|openSync|cp|cpSync|copyFileSync)\b/;
  const texts = files.map((file) => readFileSync(`src/builders/${file}`, "utf8").replace(/^ \*.*$/gm, ""));
  expect(files.filter((_, at) => reading.test(texts[at] ?? ""))).toEqual([]);
});
