import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_SCHEMA, dump, load, Type } from "js-yaml";
import type { OriginalSite, Sidebars } from "./shown-page.ts";

const PROGRAM = `
import json, re, sys
from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.nav import get_navigation
config = load_config(sys.argv[1])
files = get_files(config)
nav = get_navigation(files, config)
shown = []
for page in nav.pages:
    page.read_source(config)
    # Newer versions than Debian's leave out the marks of Markdown.
    title = re.sub(r"[*\`]", "", page.title)
    shown.append({"file": config["docs_dir"].rstrip("/").split("/")[-1] + "/" + page.file.src_path, "address": "/" + page.url, "title": title})
print(json.dumps(shown))
`;

const ANY_TAG = (["scalar", "sequence", "mapping"] as const).flatMap((kind) =>
  ["!", "tag:yaml.org,2002:python/"].map((tag) => new Type(tag, { kind, multi: true, construct: (data) => data })),
);

/** What MkDocs makes of a project without its plugins and theme. */
export function mkdocsSidebars({ folder }: OriginalSite): Sidebars {
  const text = readFileSync(join(folder, "mkdocs.yml"), "utf8");
  const { nav, docs_dir, use_directory_urls } = load(text, { schema: DEFAULT_SCHEMA.extend(ANY_TAG) }) as Record<
    string,
    unknown
  >;
  const own = {
    site_name: "site",
    nav,
    ...(docs_dir !== undefined && { docs_dir }),
    ...(use_directory_urls !== undefined && { use_directory_urls }),
  };
  writeFileSync(join(folder, "mkdocs-alone.yml"), dump({ ...own, plugins: [] }));
  const errors: string[] = [];
  for (const python of ["python3", "/usr/bin/python3"]) {
    try {
      return [
        JSON.parse(
          execFileSync(python, ["-c", PROGRAM, join(folder, "mkdocs-alone.yml")], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "pipe"],
          }),
        ),
      ];
    } catch (error) {
      errors.push(`${python}: ${(error as Error).message.trim().split("\n").at(-1)}`);
    }
  }
  throw new Error(`MkDocs can't be run: ${errors.join("; ")}`);
}
