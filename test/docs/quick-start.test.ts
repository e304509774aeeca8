import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plain } from "../support/built-site.ts";
import { crawl } from "../support/crawl.ts";
import { packDocsjson } from "../support/example-project.ts";
import { commandsOf, type MarkdownBlock, readBlocks } from "../support/markdown-blocks.ts";
import { linkingPackages } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

const TEXT = readFileSync(new URL("../../website/guides/builders.md", import.meta.url), "utf8");

/** The section on sites, by its parts: what comes first is common to all builders. */
const [common = "", ...builders] =
  /^## A site from an empty folder\n(.*?)^## /ms.exec(TEXT)?.[1]?.split(/^### /m) ?? [];

/** Follows website/guides/builders.md in an empty folder, with this checkout's package in place of the registry's. */
describeWith("the npm registry", "website/guides/builders.md, followed from an empty folder", () => {
  let scratch: string;
  let tarball: string;
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), "docsjson-quick-start-"));
    tarball = packDocsjson(scratch);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it.each(builders.map((section) => [section.split("\n", 1)[0] as string, section]))(
    "gives a whole site on %s",
    (name, section) => {
      const folder = join(scratch, name.toLowerCase());
      mkdirSync(folder);
      // Packages where npm would put them, to spare it time. It removes those that the commands do not name.
      execFileSync("sh", ["-c", linkingPackages(name.toLowerCase())], { cwd: folder });
      const blocks = readBlocks(`${common}\n${section}`);
      for (const block of blocks) follow(block, folder, tarball, overridesOf(name));
      const [, out = ""] = /# to (\S+)/.exec(blocks.at(-1)?.text ?? "") ?? [];
      const { pages, dead } = crawl(join(folder, out));
      expect(dead).toEqual([]);
      const expected = ["/", "/guides/Quick start", "/api-reference/list-lamps"];
      expect(pages.map(plain)).toEqual(expect.arrayContaining(expected));
      expect(existsSync(join(folder, out, "llms.txt"))).toBe(true);
    },
    1_200_000,
  );
});

/** Versions of packages that the builder's example holds back. */
function overridesOf(name: string): object {
  const { href } = new URL(`../../examples/${name.toLowerCase()}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(new URL(href), "utf8")).overrides ?? {};
}

function follow(block: MarkdownBlock, folder: string, tarball: string, overrides: object): void {
  if (block.info !== "") {
    const file = join(folder, block.info);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.text);
    return;
  }
  for (const { command } of commandsOf(block)) {
    const line = command.replace(
      /^npm install docsjson /,
      `npm install --prefer-offline --no-audit --no-fund ${tarball} `,
    );
    const { status, stdout, stderr } = spawnSync("bash", ["-c", line], {
      cwd: folder,
      encoding: "utf8",
      env: environment(),
    });
    if (command.startsWith("npm init ")) {
      const manifest = join(folder, "package.json");
      writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), overrides }));
    }
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  }
}

/** The environment without what vitest sets for its own run, which builders would take for theirs. */
function environment(): NodeJS.ProcessEnv {
  const own = new Set(["VITEST", "TEST", "DEV", "PROD", "MODE", "SSR", "BASE_URL", "NODE_ENV"]);
  const kept = Object.entries(process.env).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(kept), ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
}
