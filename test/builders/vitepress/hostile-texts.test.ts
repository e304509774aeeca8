import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { openExample } from "../../support/example-project.ts";
import { HOSTILE_TEXT, hostileSite } from "../../support/hostile-site.ts";
import { writeSite } from "../../support/temp-site.ts";
import { describeWith } from "../../support/tools/need.ts";

describeWith("the packages of examples/vitepress", "a VitePress site of hostile texts", () => {
  let dist: string;

  beforeAll(() => {
    const project = openExample("vitepress");
    writeSite(join(project.folder, "docs"), hostileSite());
    project.run("build");
    dist = join(project.folder, "docs/.vitepress/dist");
  }, 300_000);

  it("is built, and runs no script of theirs", () => {
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
    const pages = files.map((file) => readFileSync(join(dist, file), "utf8"));
    expect(pages.some((html) => html.includes("alert(1)"))).toBe(true);
    for (const html of pages) expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(HOSTILE_TEXT).toContain("</script>");
  });
});
