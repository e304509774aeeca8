import type { Finding } from "../../../diagnostic/finding.ts";
import { finding } from "../../../diagnostic/finding.ts";
import { isObject, own } from "../../../json/json-value.ts";
import { pathInRoot } from "../../../vocabulary/addresses/root-path.ts";
import { parseArtifact } from "../parse-artifact.ts";
import { invalidSdk } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence } from "./first-sentence.ts";
import { textOfHtml } from "./html-text.ts";
import { readSphinxBody } from "./sphinx-body.ts";

const PAGE = /\.fjson$/;

/** Pages that Sphinx adds by itself: the index, the search, and the source of modules. */
const MADE_BY_SPHINX = /^(?:genindex|search|py-modindex|_modules\/.*)$/;

const GUIDES = "Getting Started";
const MODULES = "API Reference";

/**
 * The pages that Sphinx's JSON builder has written: those that describe Python in a group after the others. Each is at its
 * own path; `index` comes first. A file that is broken is reported, and left out.
 */
export function readSphinx(
  files: ReadonlyMap<string, string>,
  source: string,
  findings: Finding[],
): SdkArtifact | undefined {
  const written = [...files].filter(([path]) => PAGE.test(path));
  if (written.length === 0) {
    findings.push(finding(invalidSdk, { case: "sphinx" }, { file: source, pointer: "" }));
    return undefined;
  }
  const { compare } = new Intl.Collator("en");
  const pages = written
    .flatMap(([path, text]) => readSphinxPage(text, path.replace(PAGE, ""), `${source}/${path}`, findings))
    .sort((a, b) => compare(a.address, b.address));
  const guides = pages.filter(({ kind }) => kind === "page");
  const isHome = ({ address }: SdkSymbol) => address === "index";
  return {
    symbols: [
      ...guides.filter(isHome),
      ...guides.filter((page) => !isHome(page)),
      ...pages.filter(({ kind }) => kind === "module"),
    ],
  };
}

function readSphinxPage(text: string, path: string, file: string, findings: Finding[]): SdkSymbol[] {
  const value = parseArtifact(text, file, findings)?.value;
  if (!isObject(value)) return [];
  const [written, body, title] = ["current_page_name", "body", "title"].map((key) => own(value, key));
  const isInside = typeof written === "string" && pathInRoot(written) === written;
  const name = isInside ? written : path;
  if (typeof written === "string" && !isInside) {
    const place = { file, pointer: "/current_page_name" };
    findings.push(finding(invalidSdk, { case: "page-name", name: written, path }, place, { severity: "warning" }));
  }
  if (typeof body !== "string" || MADE_BY_SPHINX.test(name)) return [];
  const { isApi, firstParagraph } = readSphinxBody(body);
  return [
    {
      kind: isApi ? "module" : "page",
      path: name,
      title: typeof title === "string" ? textOfHtml(title).replace(/\s+/g, " ").trim() : name,
      group: isApi ? MODULES : GUIDES,
      address: name,
      description: firstSentence(firstParagraph),
      pointer: "",
    },
  ];
}
