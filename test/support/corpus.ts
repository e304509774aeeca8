import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of real sites that `DOCSJSON_CORPUS` names, each a folder with a `docs.json`; `undefined` without one. */
export const CORPUS: string | undefined = process.env.DOCSJSON_CORPUS || undefined;

/** Paths of the sites in the corpus, sorted. */
export const corpusSites = (corpus: string): string[] =>
  readdirSync(corpus, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(corpus, name))
    .sort();
