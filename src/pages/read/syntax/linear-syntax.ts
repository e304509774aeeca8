import { setextUnderline } from "micromark-core-commonmark";
import type { Construct, Event, Extension, TokenizeContext } from "micromark-util-types";

type Constructs = NonNullable<Extension["text"]>;
type Replace = (construct: Construct) => Construct;

/**
 * The same syntax, read in time that grows with the text: each of these constructs looks at all that is before it, wherever it
 * may begin. 100,000 characters in brackets take 16 s by themselves.
 *
 * @param text what is parsed
 */
export const linearSyntax = (extensions: readonly Extension[], text: string): Extension[] => {
  const replace: Replace = (construct) => quickFootnote(quickAutolink(construct, text));
  return [...extensions.map((extension) => ({ ...extension, text: replaceIn(extension.text, replace) })), HEADINGS];
};

const replaceIn = (constructs: Constructs | undefined, replace: Replace): Constructs =>
  Object.fromEntries(Object.entries(constructs ?? {}).map(([code, some]) => [code, [some ?? []].flat().map(replace)]));

/** What must be ahead where an address may begin. */
const AHEAD: ReadonlyMap<string | undefined, RegExp> = new Map([
  ["emailAutolink", /[\w.+-]+@/y],
  ["wwwAutolink", /www\./iy],
  ["protocolAutolink", /https?:\/\//iy],
]);

/** An address begins only where one is ahead. By itself the extension tries at each word. */
function quickAutolink(construct: Construct, text: string): Construct {
  const ahead = AHEAD.get(construct.name);
  if (!ahead) return construct;
  return {
    ...construct,
    previous(code) {
      if (construct.previous && !construct.previous.call(this, code)) return false;
      ahead.lastIndex = this.now().offset;
      return ahead.test(text);
    },
  };
}

/** A footnote behind `!` ends only in a text that has footnotes. */
function quickFootnote(construct: Construct): Construct {
  if (construct.name !== "gfmPotentialFootnoteCall") return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { gfmFootnotes = [] } = this.parser as { gfmFootnotes?: readonly string[] };
      return gfmFootnotes.length === 0 ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  };
}

/** A heading above a line of dashes changes the events of its own paragraph. By itself it copies those of the whole page. */
const quickSetext: Construct = {
  ...setextUnderline,
  name: "quickSetextUnderline",
  resolveTo(events: Event[], context: TokenizeContext) {
    const start = events.findLastIndex(([way, { type }]) => way === "enter" && type === "content");
    const own = setextUnderline.resolveTo?.(events.splice(start), context) ?? [];
    for (const event of own) events.push(event);
    return events;
  },
};

/** By code of character: `-` and `=`. */
const HEADINGS: Extension = { flow: { 45: quickSetext, 61: quickSetext }, disable: { null: ["setextUnderline"] } };
