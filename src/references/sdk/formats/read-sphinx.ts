import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { isObject, own } from "../../../json/json-value.ts";
import { pathInRoot } from "../../../vocabulary/addresses/root-path.ts";
import { parseArtifact } from "../parse-artifact.ts";
import { invalidSdk } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence } from "./first-sentence.ts";
import { textOfHtml } from "./html-text.ts";
import { type MarkupReader, readMarkup } from "./read-markup.ts";

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

/** The relevant part of the HTML that Sphinx made of a page. */
interface SphinxBody {
  /** Whether it describes Python: a class, a function, a module. */
  readonly isApi: boolean;
  /** The text of the first paragraph that is not empty and not in a list; empty if there is none. */
  readonly firstParagraph: string;
}

function readSphinxBody(html: string): SphinxBody {
  const reader = new BodyReader();
  readMarkup(html, reader);
  return { isApi: reader.isApi, firstParagraph: reader.firstParagraph };
}

class BodyReader implements SphinxBody, MarkupReader {
  isApi = false;
  firstParagraph = "";
  /** The depths at which the paragraph began, and a link to a heading in it; 0 outside of them. */
  #paragraphAt = 0;
  #linkAt = 0;

  onopentag(name: string, { class: classes = "" }: Readonly<Record<string, string>>, open: readonly string[]): void {
    const { length: depth } = open;
    const has = (wanted: string) => classes.split(/\s+/).includes(wanted);
    if (name === "dl" && has("py")) this.isApi = true;
    if (this.#paragraphAt === 0) {
      const isTitle = has("admonition-title") || has("rubric");
      if (name === "p" && open.at(-2) !== "li" && !isTitle && this.firstParagraph.trim() === "")
        this.#paragraphAt = depth;
    } else if (this.#linkAt === 0 && has("headerlink")) this.#linkAt = depth;
    else if (name === "br") this.firstParagraph += " ";
  }

  ontext(text: string): void {
    if (this.#paragraphAt > 0 && this.#linkAt === 0) this.firstParagraph += text;
  }

  onclosetag({ length: depth }: readonly string[]): void {
    if (depth === this.#linkAt) this.#linkAt = 0;
    if (depth === this.#paragraphAt) this.#paragraphAt = 0;
  }
}
