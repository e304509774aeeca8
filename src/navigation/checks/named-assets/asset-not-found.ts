import { settingsExample } from "../../../codes/examples/asset.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Place } from "../../../diagnostic/finding.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";
import { addressPath, decodePath } from "../../../vocabulary/addresses/address.ts";
import { lowerNameOf, normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { FileSource } from "../../tree.ts";

export const assetNotFound = code("asset/not-found", {
  severity: "warning",
  title: "A file that is named does not exist",
  explanation:
    "Logos, favicons, fonts, background images, images for link previews, and icons given as paths are files of the docs root. A file that does not exist leaves a broken image or the default font. Case matters. URLs are not checked.",
  often: { advice: ["suggestions"], message: "{count} files do not exist" },
  example: settingsExample('"favicon": "/favicn.svg"', '"favicon": "/favicon.svg"', {
    "favicon.svg": "<svg/>",
  }),
  message: ({ path }: { path: string; suggestions: readonly string[] }) => `the file ${quote(path)} does not exist`,
  hint: ({ suggestions }) =>
    didYouMean(suggestions) ?? "add the file, or correct the path; paths start at the docs root",
});

/** A file that a setting names, and the files that there are. */
interface NamedFile {
  readonly path: string;
  readonly place: Place;
  readonly files: FileSource;
}

/** Reports a file that a setting or front matter names and that does not exist. URLs are not looked up. */
export function reportMissingAsset({ path, place, files }: NamedFile, { findings, effort }: Resolving): void {
  if (path.trim() === "" || leavesSite(path)) return;
  const file = normalizePath(decodePath(addressPath(path.trim())));
  if (file === "" || files.has(file)) return;
  findings.add(assetNotFound, { path, suggestions: nearestFiles(file, files, effort) }, place);
}

/** Files of the same name in other folders, else files of the most similar spelling, as they are written in docs.json. */
function nearestFiles(file: string, files: FileSource, effort: Resolving["effort"]): string[] {
  if (!effort.spend(file, files.size)) return [];
  const name = lowerNameOf(file);
  const sameName = [...files.keys()].filter((other) => lowerNameOf(other) === name);
  const near = sameName.length > 0 ? sameName.slice(0, 3) : nearest(file, files.keys());
  return near.map((other) => `/${other}`);
}
