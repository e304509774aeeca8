import { readFileSync } from "node:fs";
import { anchorsOf } from "docsjson/pages";
import { DEAD } from "../compare/compare-pages.ts";
import { type KnownDifference, unexplained } from "../compare/known-differences.ts";
import type { Probe } from "../compare/probes.ts";
import { probesOfAnchors, probesOfLinks, SITE_FILES } from "../compare/probes-of-pages.ts";
import { factsOf, folderName, type MadeCase, placesOf, platform } from "./made-case.ts";

const KNOWN: readonly KnownDifference<string>[] = JSON.parse(
  readFileSync(new URL("../../../fixtures/links/known.json", import.meta.url), "utf8"),
);

/** The site that the pages of links and anchors are in: `conformance/sites/pages`. */
export const PAGES_SITE = { name: "pages", files: SITE_FILES };

const PAGE = "probes/page.mdx";

/** Where a link may lead, written as most are; and each way to write a link, to a page and to none. */
const isAskedLink = (place: string): boolean =>
  /^\/(?:Markdown link|whole page|Markdown image)\//.test(place) || /\/(?:a page|no page)$/.test(place);

/** What each heading is called in an address, and each other place that has a name. */
const isAskedAnchor = (place: string): boolean =>
  place.startsWith("/second level/") || /\/(?:plain|capitals|an apostrophe|code)$/.test(place);

/** Why we say something else than the platform of a page, if we do. */
function reasonFor(probe: Probe, ours: string): string | undefined {
  return KNOWN.find((known) => {
    if (known.ours !== undefined && known.ours !== ours) return false;
    return unexplained([{ probe, platform: known.platform ?? "", ours }], [known]).unknown.length === 0;
  })?.reason;
}

export async function casesOfPages(): Promise<MadeCase[]> {
  const cases: MadeCase[] = [];
  for (const probe of probesOfLinks()) if (isAskedLink(probe.place)) cases.push(await caseOfLink(probe));
  for (const probe of probesOfAnchors()) if (isAskedAnchor(probe.place)) cases.push(caseOfAnchors(probe));
  return cases;
}

const wordsOf = (place: string): string => place.slice(1).replace("/", ": ");

async function caseOfLink(probe: Probe): Promise<MadeCase> {
  const fields = probe.change.startsWith("openapi:") ? `\n${probe.change}` : "";
  const page = `---\ntitle: Probe${fields}\n---\n\n${probe.config}`;
  const { findings } = await factsOf({ ...SITE_FILES, [PAGE]: page }, "mintlify");
  const found = findings.filter(({ file, code }) => file === PAGE && (DEAD.has(code) || code === "page/syntax"));
  const said = found.some(({ code }) => code === "page/syntax") ? "fault" : found.length > 0 ? "dead" : "alive";
  const reason = reasonFor(probe, said);
  return {
    path: `links/${folderName(probe.place)}`,
    rule: `${wordsOf(probe.place)}. The link is ${said === "alive" ? "sound" : "broken"}.`,
    source: platform("linkChecker"),
    dialect: "mintlify",
    status: reason === undefined ? "required" : "deviation",
    reason,
    base: PAGES_SITE.name,
    files: { [PAGE]: page },
    expected: said === "alive" ? { clean: [PAGE] } : { findings: placesOf(found) },
  };
}

function caseOfAnchors(probe: Probe): MadeCase {
  const text = `---\ntitle: Probe\n---\n\n${probe.config}`;
  const names = [...new Set(anchorsOf(text).map(({ name }) => name))].sort();
  const reason = reasonFor(probe, JSON.stringify(names));
  return {
    path: `anchors/${folderName(probe.place)}`,
    rule: `${wordsOf(probe.place)}. The names of its anchors.`,
    source: platform("linkChecker"),
    dialect: "mintlify",
    status: reason === undefined ? "required" : "deviation",
    reason,
    base: PAGES_SITE.name,
    files: { [PAGE]: text },
    expected: { anchors: { [PAGE]: names } },
  };
}
