import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createDocsSource } from "docsjson/fumadocs";
import { describe, expect, it, vi } from "vitest";
import { tempSite } from "../../../../support/temp-site.ts";

const siteWith = (settings: object) =>
  tempSite({
    "docs.json": {
      theme: "mint",
      name: "Lumen",
      colors: { primary: "#7c3aed" },
      ...settings,
      navigation: {
        languages: [
          { language: "en", pages: ["start", "own", "off"] },
          { language: "fr", pages: ["fr/start"] },
        ],
      },
    },
    "start.md": "Start.\n",
    "own.md": "---\ntimestamp: true\nlastUpdatedDate: 2026-11-22\n---\n",
    "off.md": "---\ntimestamp: false\n---\n",
    "fr/start.md": "Départ.\n",
  });

/** What the builder was told. */
let said = "";

/** The line about the last change of each page. */
async function linesOf(root: string): Promise<(string | undefined)[]> {
  said = "";
  for (const level of ["info", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((text) => {
      said += text;
    });
  const { pages } = await createDocsSource({ root });
  return pages.map((page) => /<p class="docs-updated">.*?<\/p>/.exec(page.render().html)?.[0].replace(/<[^>]+>/g, ""));
}

describe("when a page was last changed", () => {
  it("is told by git, or by the page itself, in the language of the page", async () => {
    const cwd = siteWith({ metadata: { timestamp: true } });
    const date = "2026-03-09T23:30:00Z";
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, env });
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "x");
    expect(await linesOf(cwd)).toEqual([
      "Last updated: March 9, 2026",
      "Last updated: November 22, 2026",
      undefined,
      "Dernière mise à jour : 9 mars 2026",
    ]);
  });

  it("is left out where nobody asks for it, or nobody knows", async () => {
    expect(await linesOf(siteWith({}))).toEqual([undefined, "Last updated: November 22, 2026", undefined, undefined]);
    expect(said).not.toContain("last change");
  });

  it("is left out with a finding where git knows nothing, or has only a part of the history", async () => {
    const cwd = siteWith({ metadata: { timestamp: true } });
    expect((await linesOf(cwd)).filter(Boolean)).toEqual(["Last updated: November 22, 2026"]);
    expect(said).toMatch(
      /docs\.json:\d+:\d+ {2}warning {2}builder\/unrendered[\s\S]*date of the last change.*no history in git/,
    );
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "ignore" });
    git("init", "-q");
    for (const message of ["one", "two"]) {
      git("add", "-A");
      git("commit", "-q", "--allow-empty", "-m", message);
    }
    const clone = `${cwd}-clone`;
    git("clone", "-q", "--depth", "1", `file://${cwd}`, clone);
    expect((await linesOf(clone)).filter(Boolean)).toEqual(["Last updated: November 22, 2026"]);
    expect(said).toContain("git fetch --unshallow");
    rmSync(clone, { recursive: true });
  });
});
