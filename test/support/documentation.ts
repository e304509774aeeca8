import { readdirSync } from "node:fs";

const root = new URL("../..", import.meta.url).pathname;

/** What the tools of the site write from the sources. */
const GENERATED = /^website\/(?:codes|reference)\//;

/** The texts that people read, by their path from the root: the readme, `docs/`, and the pages of the site written by hand. */
export const DOCUMENTATION: readonly string[] = [
  "README.md",
  ...["docs", "website"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /\.mdx?$/.test(path) && !GENERATED.test(path))
      .sort(),
  ),
];
