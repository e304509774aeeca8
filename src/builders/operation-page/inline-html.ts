import { isSafeHref, isWebOrMail } from "../../vocabulary/addresses/url.ts";
import { codeSpans } from "../../vocabulary/files/markdown-code.ts";
import { escapeHtml } from "./escape-html.ts";

/** A mark that may begin a link or emphasis, while the text is read. */
interface Opener {
  readonly mark: string;
  /** Where it is in the output. */
  readonly at: number;
}

const TAGS: Readonly<Record<string, string>> = { "**": "strong", __: "strong", "*": "em" };

const MARKS =
  /\\[!-/:-@[-`{-~]|\*\*|__|[*[\]]|<br[ \t]*\/?>|<\/?(?:b|code|em|i|strong|sub|sup)>|&(?:[a-z]\w{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/**
 * One line of text, or several of one paragraph, as HTML: code, emphasis, links, line breaks, entities and their tags; all else is text. One
 * pass: openers wait on a stack, so the time grows with the length of the text, whatever is in it.
 */
export function inlineHtml(text: string, linkTo?: (href: string) => string): string {
  const reading = new InlineReading(text, linkTo);
  let last = 0;
  for (const { start, end, ticks } of codeSpans(text)) {
    reading.read(last, start);
    reading.out.push(`<code>${escapeHtml(text.slice(start + ticks, end - ticks).trim())}</code>`);
    last = end;
  }
  reading.read(last, text.length);
  return reading.out.join("");
}

class InlineReading {
  readonly out: string[] = [];
  readonly #openers: Opener[] = [];
  /** How many openers of each mark wait. */
  readonly #waiting = new Map<string, number>();
  readonly #endOfHref: (from: number) => number;
  /** Where the part ends that is being read. */
  #end = 0;

  constructor(
    readonly text: string,
    readonly linkTo?: (href: string) => string,
  ) {
    this.#endOfHref = seekPattern(text, /[\s)>]/g);
  }

  /** Reads a part of the text without code. */
  read(start: number, end: number): void {
    this.#end = end;
    let last = start;
    for (const { 0: mark, index } of this.text.slice(start, end).matchAll(MARKS)) {
      const at = start + index;
      if (at < last) continue;
      this.out.push(escapeHtml(this.text.slice(last, at)));
      last = this.#take(mark, at);
    }
    this.out.push(escapeHtml(this.text.slice(last, end)));
  }

  /** Writes a mark, and gives the place behind all that belongs to it. */
  #take(mark: string, at: number): number {
    const end = at + mark.length;
    if (mark.startsWith("\\")) this.out.push(escapeHtml(mark.slice(1)));
    else if (mark.startsWith("&")) this.out.push(mark);
    else if (/^<br/i.test(mark)) this.out.push("<br />");
    else if (mark.startsWith("<")) this.#tag(mark.toLowerCase());
    else if (mark === "[") this.#open(mark);
    else if (mark === "]") return this.#closeLink(end);
    else this.#emphasize(mark, at, end);
    return end;
  }

  /** A tag of HTML is one if its other half is there, else text. */
  #tag(mark: string): void {
    const start = mark.replace("/", "");
    if (mark === start) this.#open(mark, escapeHtml(mark));
    else if (this.#waits(start)) {
      this.out[this.#close(start)] = start;
      this.out.push(mark);
    } else this.out.push(escapeHtml(mark));
  }

  #emphasize(mark: string, at: number, end: number): void {
    const tag = TAGS[mark] as string;
    const [before, after] = [this.text.charAt(at - 1), this.text.charAt(end)];
    // Underscores within a word are part of a name.
    const isInWord = mark === "__" && /\w/.test(before) && /\w/.test(after);
    if (!isInWord && this.#waits(mark) && /\S/.test(before)) {
      this.out[this.#close(mark)] = `<${tag}>`;
      this.out.push(`</${tag}>`);
    } else if (!isInWord && /\S/.test(after)) this.#open(mark);
    else this.out.push(mark);
  }

  /** A link if an address follows: the brackets of all others are text. */
  #closeLink(end: number): number {
    if (!this.#waits("[")) {
      this.out.push("]");
      return end;
    }
    const opener = this.#close("[");
    const target = this.text.charAt(end) === "(" ? this.#target(end + 1) : undefined;
    if (target === undefined) {
      this.out.push("]");
      return end;
    }
    const href = isInRoot(target.href) ? this.linkTo?.(target.href) : target.href;
    const linked = href !== undefined && (isLinked(href) || isInRoot(target.href));
    this.out[opener] = linked ? `<a href="${escapeHtml(href)}">` : "";
    if (linked) this.out.push("</a>");
    // A link contains no links: brackets that opened before it are text.
    this.#waiting.delete("[");
    return target.end;
  }

  /** An address in parentheses, with or without a title, and where it ends. */
  #target(from: number): { href: string; end: number } | undefined {
    const start = from + (/^\s{0,9}<?/.exec(this.text.slice(from, from + 10))?.[0].length ?? 0);
    const end = this.#endOfHref(start);
    const rest = /^>?(?:\s{1,9}"[^"]{0,999}")?\s{0,9}\)/.exec(this.text.slice(end, end + 1024));
    const close = end + (rest?.[0].length ?? 0);
    return rest && end > start && close <= this.#end ? { href: this.text.slice(start, end), end: close } : undefined;
  }

  #open(mark: string, text = mark): void {
    this.#openers.push({ mark, at: this.out.push(text) - 1 });
    this.#waiting.set(mark, (this.#waiting.get(mark) ?? 0) + 1);
  }

  #waits(mark: string): boolean {
    return (this.#waiting.get(mark) ?? 0) > 0;
  }

  /** Takes the nearest opener of a mark, and what was opened behind it stays text. */
  #close(mark: string): number {
    for (let opener = this.#openers.pop(); opener !== undefined; opener = this.#openers.pop()) {
      this.#waiting.set(opener.mark, Math.max(0, (this.#waiting.get(opener.mark) ?? 0) - 1));
      if (opener.mark === mark) return opener.at;
    }
    throw new TypeError(`no ${mark} is open`);
  }
}

/** Where the next match from a place on begins, or the text ends. For places that only grow, all calls cost one reading. */
function seekPattern(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    pattern.lastIndex = from;
    found = pattern.exec(text)?.index ?? text.length;
    return found;
  };
}

/** Whether a link leads from the docs root on, as the platform takes it. */
const isInRoot = (href: string): boolean => /^\/(?![/\\])/.test(href);

/**
 * Whether a link out of the site becomes a link of the page. One that counts from the place of the spec does not, because
 * that place is unknown.
 */
const isLinked = (href: string): boolean => isSafeHref(href) && isWebOrMail(href);
