import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skillFiles } from "../../../../src/builders/shared/pages/agent-skills.ts";
import { writeSiteFiles } from "../../../../src/builders/shared/pages/published-files.ts";
import { folderTexts } from "../../../support/folder-texts.ts";
import { tempSite } from "../../../support/temp-site.ts";

const LAMPS = "---\nname: Lamps\ndescription: Switches lamps.\n---\n\n# Lamps\n";

it("publishes the skills of a site, with all their files, at both addresses where agents look for them", async () => {
  const folder = tempSite({
    ".mintlify/skills/My Lamps!/SKILL.md": LAMPS,
    ".mintlify/skills/My Lamps!/references/api.md": "# API\n",
    ".mintlify/skills/my-lamps/skill.md": "the same name as one before\n",
    ".mintlify/skills/empty/notes.md": "no skill\n",
    ".mintlify/skills/README.md": "no skill\n",
    ".mintlify/Assistant.md": "for the platform alone\n",
  });
  const site = tempSite({});
  await writeSiteFiles(site, await skillFiles({ folder }));
  const texts = folderTexts(site);
  for (const place of ["skills", "agent-skills"]) {
    expect(texts[join(".well-known", place, "my-lamps/SKILL.md")]).toBe(LAMPS);
    expect(texts[join(".well-known", place, "my-lamps/references/api.md")]).toBe("# API\n");
  }
  const indexOf = (place: string) => JSON.parse(texts[join(".well-known", place, "index.json")] ?? "").skills;
  const about = { name: "my-lamps", description: "Switches lamps." };
  expect(indexOf("skills")).toEqual([{ ...about, files: ["SKILL.md", "references/api.md"] }]);
  const digest = `sha256:${createHash("sha256").update(LAMPS).digest("hex")}`;
  expect(indexOf("agent-skills")).toEqual([{ ...about, type: "skill-md", url: "my-lamps/SKILL.md", digest }]);
  expect(Object.keys(texts)).toHaveLength(6);
});

it("publishes nothing where there is no skill", async () => {
  expect(await skillFiles({ folder: tempSite({ ".mintlify/skills/README.md": "none\n" }) })).toEqual([]);
  expect(await skillFiles({ folder: tempSite({}) })).toEqual([]);
});
