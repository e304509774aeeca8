import { type CodeDescription, RELEASES } from "../codes/areas/description.ts";
import { CODES } from "../codes/table.ts";

const MARKERS = /(<!-- codes -->\n)[\s\S]*?(<!-- \/codes -->)/;

/** The page of codes, with its table of diagnostic codes made anew from the code table. */
export function withCodesTable(page: string): string {
  const rows = Object.entries<CodeDescription>(CODES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([code, { severity, since = RELEASES[0], title }]) =>
        `| <a id="${code.replace("/", "")}"></a>\`${code}\` | ${severity} | ${since} | ${title.replaceAll("|", "\\|")} |\n`,
    );
  const table = `| code | severity | since | what it says |\n|---|---|---|---|\n${rows.join("")}`;
  return page.replace(MARKERS, (_, open: string, close: string) => `${open}${table}${close}`);
}
