import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { groupBy } from "../../../diagnostic/group-by.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import { readBelow } from "../../../site/files-below.ts";
import type { Site } from "../../../site/site.ts";
import { pathFrom } from "../../../vocabulary/files/path-from.ts";
import type { SiteFile } from "./published-files.ts";

/** Where authors keep what agents can do with their product: a folder for each skill, with its `SKILL.md`. */
const FOLDER = ".mintlify/skills";

/**
 * The files of the skills, and their indexes, at the two addresses where agents look for them. Source: the discovery of agent skills,
 * 0.1 (`skills`) and 0.2 (`agent-skills`).
 */
export async function skillFiles({ folder }: Pick<Site, "folder">): Promise<SiteFile[]> {
  const root = join(folder, FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.flatMap((entry) =>
    entry.isDirectory() ? [] : [pathFrom(root, join(entry.parentPath, entry.name))],
  );
  const published: SiteFile[] = [];
  const skills: { name: string; description: string; file: string; files: string[]; digest: string }[] = [];
  for (const [own = "", inside] of groupBy(paths.sort(), (path) => path.split("/")[0])) {
    const name = own
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const files = inside.map((path) => path.slice(own.length + 1));
    const file = files.find((path) => path.toLowerCase() === "skill.md");
    const text = file && (await readBelow({ folder, path: `${FOLDER}/${own}/${file}` }));
    if (!text || name === "" || skills.some((skill) => skill.name === name)) continue;
    const { description } = fieldsOfPage(String(text));
    const digest = `sha256:${createHash("sha256").update(text).digest("hex")}`;
    skills.push({ name, description: String(description ?? ""), file, files, digest });
    for (const path of files)
      for (const place of ["skills", "agent-skills"])
        published.push({
          path: `.well-known/${place}/${name}/${path}`,
          copyOf: { folder, path: `${FOLDER}/${own}/${path}` },
        });
  }
  if (skills.length === 0) return [];
  const index = (place: string, value: object): SiteFile => ({
    path: `.well-known/${place}/index.json`,
    text: JSON.stringify(value),
  });
  return [
    ...published,
    index("skills", { skills: skills.map(({ name, description, files }) => ({ name, description, files })) }),
    index("agent-skills", {
      $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
      skills: skills.map(({ name, description, file, digest }) => ({
        ...{ name, type: "skill-md", description, url: `${name}/${file}`, digest },
      })),
    }),
  ];
}
