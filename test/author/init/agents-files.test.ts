import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { carryOut, planAgents } from "docsjson/author";
import { expect, it } from "vitest";
import { tempSite, writeSite } from "../../support/temp-site.ts";

const SKILL = ".agents/skills/docsjson/SKILL.md";

async function run(folder: string) {
  const { value } = await planAgents(folder);
  if (!value) throw new Error("no plan");
  await carryOut(value);
  return value;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

it("writes both files, and a second time nothing", async () => {
  const folder = tempSite({ "docs.json": {} });
  expect((await run(folder)).changes.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    "create AGENTS.md",
    `create ${SKILL}`,
  ]);
  expect(read(folder, "AGENTS.md")).toMatch(
    /^<!-- docsjson: begin -->\n## Documentation\n[\s\S]*npx docsjson check[\s\S]*end -->\n$/,
  );
  expect(read(folder, SKILL)).toMatch(/^---\nname: docsjson\ndescription: .*\n---\n/);
  const before = [read(folder, "AGENTS.md"), read(folder, SKILL)];
  const again = await run(folder);
  expect([again.changes, again.left]).toEqual([[], []]);
  expect([read(folder, "AGENTS.md"), read(folder, SKILL)]).toEqual(before);
});

it("keeps the text of others, and renews its own part", async () => {
  const folder = tempSite({ "AGENTS.md": "# Rules\r\nBe kind." });
  await run(folder);
  const text = read(folder, "AGENTS.md");
  expect(text.startsWith("# Rules\r\nBe kind.\r\n\r\n<!-- docsjson: begin -->\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  writeSite(folder, { "AGENTS.md": `${text.replace("npx docsjson check", "old words")}\r\nThe end.\r\n` });
  await run(folder);
  expect(read(folder, "AGENTS.md")).toBe(`${text}\r\nThe end.\r\n`);
});

it("leaves a skill of others, half a part, bytes that are no text, and links that lead out", async () => {
  const outside = tempSite({ "AGENTS.md": "secret" });
  const folder = tempSite({ [SKILL]: "---\nname: docsjson\n---\nMine.\n" });
  symlinkSync(join(outside, "AGENTS.md"), join(folder, "AGENTS.md"));
  const plan = await run(folder);
  expect(plan.changes).toEqual([]);
  expect(plan.left.map(({ what }) => what)).toEqual(["AGENTS.md", SKILL]);
  expect(read(outside, "AGENTS.md")).toBe("secret");
  const half = tempSite({ "AGENTS.md": "<!-- docsjson: begin -->\nhalf\n" });
  expect((await run(half)).left.map(({ what }) => what)).toEqual(["AGENTS.md"]);
  await expect(planAgents(join(folder, "AGENTS.md"))).rejects.toThrow("is not a folder");
});
