import { isWebUrl } from "../../../vocabulary/addresses/url.ts";
import { readMarkup } from "./read-markup.ts";

/** Longer than any first sentence with its markup. */
const MOST_READ = 16_384;

/** Elements that end a sentence. */
const BLOCKS: ReadonlySet<string> = new Set(
  "p div ul ol li dl dt dd br pre table tr td th h1 h2 h3 h4 blockquote section".split(" "),
);

export const isBlock = (name: string): boolean => BLOCKS.has(name);

/**
 * The head of a text without its HTML. A reference of .NET (`<xref href="Acme.Client">`) is the name that it refers to.
 *
 * @example textOfHtml("<p>One <b>two</b> &amp; three") // " One two & three"
 */
export function textOfHtml(html: string): string {
  let text = "";
  readMarkup(html.slice(0, MOST_READ), {
    onopentag: (name, { href, cref }) => {
      if (isBlock(name)) text += " ";
      if (name === "xref" || name === "see") text += nameOfReference(cref ?? href ?? "");
    },
    ontext: (part) => {
      text += part;
    },
  });
  return text;
}

/** The name in a reference: `Send` for ``T:Acme.Client`1.Send(System.String)``. A web address is not a reference. */
function nameOfReference(reference: string): string {
  if (isWebUrl(reference)) return "";
  const name = reference.replace(/^[A-Z]:/, "").replace(/(?:\(|%60|`).*$/s, "");
  return name.slice(name.lastIndexOf(".") + 1);
}
