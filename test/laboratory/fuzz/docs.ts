import {
  type Diagnostic,
  formatDiagnostics,
  navigationToJson,
  REPORT_FORMATS,
  resolveNavigation,
  validateDocs,
} from "docsjson";
import * as builders from "docsjson/builders";
import { buildPreviewData } from "../../../src/preview/build-data.ts";
import { holdEdits } from "./edits.ts";
import { holdFixes } from "./fixes.ts";
import type { SeedSpec } from "./fuzz.ts";
import type { Random } from "./mutate.ts";
import { hold, holdPointers, holdPrintable, holdRanges } from "./promises.ts";

const keysOf = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ code, message }) => `${code} ${message}`).sort();

/** What must hold of any text that calls itself a docs.json, with any text as its spec. */
export function holdDocs(text: string, spec: SeedSpec, random: Random): void {
  const { diagnostics, value } = validateDocs(text);
  if (random.next(4) === 0) {
    const again = validateDocs(text).diagnostics;
    hold(JSON.stringify(again) === JSON.stringify(diagnostics), "the same text, another answer");
  }
  holdRanges(text, diagnostics);
  const format = random.pick(REPORT_FORMATS);
  const report = formatDiagnostics(diagnostics, { format, sources: new Map([["docs.json", text]]) });
  holdPrintable(report, `the format ${format}`);
  if (["json", "sarif", "gitlab"].includes(format)) JSON.parse(report);
  holdFixes(text, diagnostics, random);
  holdEdits(text, random);
  // A string is taken for a text.
  if (value === undefined || typeof value === "string") return;
  holdPointers(value, diagnostics);
  const before = JSON.stringify(value);
  if (random.next(2) === 0) {
    const ofValue = validateDocs(value).diagnostics;
    // What only a text has: keys twice, and the comments that some platforms allow.
    const fromText = keysOf(diagnostics).filter((key) => !/^config\/(?:duplicate-key|syntax) /.test(key));
    hold(JSON.stringify(keysOf(ofValue)) === JSON.stringify(fromText), "text and value disagree:", fromText);
  }
  holdNavigation(value, spec, random);
  hold(JSON.stringify(value) === before, "the input was changed");
}

function holdNavigation(config: unknown, { index }: SeedSpec, random: Random): void {
  const resolve = () => resolveNavigation(config, { specs: { get: () => index } });
  const { value: navigation, diagnostics } = resolve();
  const ofConfig = diagnostics.filter(({ file }) => file === "docs.json");
  holdPointers(config, ofConfig);
  if (!navigation) return;
  if (random.next(4) === 0) {
    const again = resolve();
    hold(JSON.stringify(again.diagnostics) === JSON.stringify(diagnostics), "the same config, another answer");
    const pages = again.value && JSON.stringify(navigationToJson(again.value));
    hold(pages === JSON.stringify(navigationToJson(navigation)), "the same config, other pages");
  }
  switch (random.next(8)) {
    case 0:
      builders.toDocusaurus(navigation);
      break;
    case 1:
      builders.toVitePress(navigation);
      break;
    case 2:
      builders.toStarlight(navigation);
      builders.toStarlightTopics(navigation);
      break;
    case 3:
      builders.toFumadocs(navigation);
      break;
    case 4:
      holdPrintable(builders.toMermaid(navigation), "the diagram");
      holdPrintable(builders.toLlmsTxt(navigation, { name: "A" }), "llms.txt");
      break;
    case 5:
      for (const xml of builders.toSitemap(navigation, { baseUrl: "https://x.y" }).values())
        holdPrintable(xml, "the sitemap");
      break;
    case 6:
      holdPrintable(JSON.stringify(buildPreviewData(navigation, diagnostics, { name: "A" })), "the preview");
      break;
    default: {
      const old = resolveNavigation({ navigation: { pages: ["a", "b/c"] } }).value;
      if (old) holdPrintable(builders.toRedirects(old, navigation).value.netlify, "the redirects");
      if (old) holdPrintable(builders.toRedirects(navigation, old).value.netlify, "the redirects");
    }
  }
}
