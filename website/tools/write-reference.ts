import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { adminOpenApi } from "../../src/admin.ts";
import { codePages } from "./code-pages.ts";
import { commandPages } from "./command-pages.ts";
import { componentPage } from "./component-page.ts";
import { GENERATED, WEBSITE } from "./places.ts";
import { settingPages } from "./setting-pages.ts";
import { writeApi } from "./write-api.ts";

/** Writes all pages and documents of the site that come from the sources: codes, commands, settings, components, APIs. */
export async function writeReference(): Promise<void> {
  const files = new Map([
    ...(await codePages()),
    ...commandPages(),
    ...settingPages(),
    ["reference/components.mdx", componentPage()],
    ["reference/admin.openapi.json", `${JSON.stringify(adminOpenApi(), null, 2)}\n`],
  ]);
  files.set("reference/navigation.json", `${JSON.stringify(navigationOf([...files.keys()]), null, 2)}\n`);
  for (const folder of GENERATED) rmSync(join(WEBSITE, folder), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(WEBSITE, path)), { recursive: true });
    writeFileSync(join(WEBSITE, path), text);
  }
  await writeApi(join(WEBSITE, "reference/api.json"));
}

/** The part of the navigation that lists the pages of the reference: in each folder, the list of all comes first. */
function navigationOf(paths: readonly string[]): object {
  const below = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`reference/${folder}/`))
      .map((path) => path.replace(/\.mdx$/, ""))
      .sort((a, b) => Number(b.endsWith("/index")) - Number(a.endsWith("/index")));
  return {
    groups: [
      { group: "Files", pages: ["reference/front-matter", "reference/components", "reference/project"] },
      { group: "docs.json", pages: below("settings") },
      { group: "Navigation", pages: below("navigation") },
      { group: "Commands", pages: below("commands") },
    ],
  };
}
