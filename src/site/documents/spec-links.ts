import type { Range } from "../../diagnostic/diagnostic.ts";
import { keysTo, stringPointer, stringsOf } from "../../navigation/context/config-strings.ts";
import type { PlacedLink } from "../../pages/links-of-config.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import { parseSpec } from "../../references/openapi/parse-spec.ts";
import { locateInSpec } from "../../source/locate/locate-yaml.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { PUBLISHED_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import type { Site } from "../site.ts";
import type { DocumentCache } from "./document-cache.ts";
import { documentKey } from "./documents.ts";

/** Whether a spec may have a link to an address of the site: few have, and only these are read as a whole. */
const MAY_LINK = /\]\(<?\/(?!\/)|\]:\s*<?\/(?!\/)|\b(?:href|src)=\\?["']\/(?!\/)/;

/** Values that are shown as they are. */
const SAMPLES: ReadonlySet<string | number> = new Set(["example", "examples", "default", "enum", "const"]);

/** A description in a schema of GraphQL: a block of text, or a string on a line of its own. */
const GRAPHQL_TEXT = /(""")([\s\S]*?)"""|^([ \t]*")((?:[^"\\\n]|\\.)+)"[ \t]*$/gm;

/**
 * The links in the descriptions of a site's specs, AsyncAPI documents and GraphQL schemas that begin at the docs root, with
 * images. Relative links are left out: a description is shown on several pages.
 *
 * @param cache what was found in specs that have not changed
 */
export function specLinks({ documents }: Site, cache?: DocumentCache): PlacedLink[] {
  return documents.named(...PUBLISHED_KINDS).flatMap((document) => {
    const { kind, source: file, text, overlaid } = document;
    const known = cache?.get(documentKey(document));
    if (known?.links) return known.links;
    const read = kind === "graphql" ? linksInGraphql : linksOf;
    const links = MAY_LINK.test(text) ? read(file, text, overlaid) : [];
    if (known) known.links = links;
    return links;
  });
}

function linksInGraphql(file: string, text: string): PlacedLink[] {
  const { range } = positionsOf(text);
  return [...text.matchAll(GRAPHQL_TEXT)].flatMap(({ 1: block, 2: inBlock, 3: mark = "", 4: inLine = "", index }) => {
    const start = index + (block ?? mark).length;
    return scanPage(inBlock ?? inLine, { markdown: true })
      .links.filter(({ target }) => isFromRoot(target))
      .map((link) => ({
        link,
        place: () => ({ file, pointer: "", range: range(start + link.start, start + link.end) }),
      }));
  });
}

const isFromRoot = (target: string): boolean => /^\/(?!\/)/.test(target);

function linksOf(file: string, text: string, overlaid: unknown): PlacedLink[] {
  const parsed =
    overlaid === undefined ? parseSpec(text, file, { trim: false }) : { ok: true as const, value: overlaid };
  if (!parsed.ok) return [];
  const places: { pointer: string; part: "value" }[] = [];
  let ranges: Range[] | undefined;
  const positions = positionsOf(text);
  const links: PlacedLink[] = [];
  for (const found of stringsOf(parsed.value)) {
    const { key, value } = found;
    if (key !== "description" || !MAY_LINK.test(value)) continue;
    if (keysTo(found).some((step, at, keys) => SAMPLES.has(step) && keys[at - 1] !== "properties")) continue;
    const pointer = stringPointer(found);
    const index = places.push({ pointer, part: "value" }) - 1;
    for (const link of scanPage(value, { markdown: true }).links) {
      if (!isFromRoot(link.target)) continue;
      const written = value.slice(link.start, link.end);
      const before = value.slice(0, link.start).split(written).length;
      const place = () => {
        ranges ??= locateInSpec(text, places);
        const { start, end } = ranges[index] as Range;
        const at = nthIndex(text, written, start.offset, before);
        const isPlain = at !== -1 && at + written.length <= end.offset;
        return { file, pointer, range: isPlain ? positions.range(at, at + written.length) : { start, end } };
      };
      links.push({ link, place });
    }
  }
  return links;
}

/** Where a text stands for the nth time from an offset; -1 if it is there less often, as where it is written with escapes. */
function nthIndex(text: string, sought: string, from: number, nth: number): number {
  let at = text.indexOf(sought, from);
  for (let count = 1; count < nth && at !== -1; count++) at = text.indexOf(sought, at + 1);
  return at;
}
