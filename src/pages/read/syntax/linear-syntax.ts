import { attention, codeText } from "micromark-core-commonmark";
import { EditMap } from "micromark-util-edit-map";
import type { Construct, Event, Extension, State, TokenizeContext } from "micromark-util-types";

type Constructs = NonNullable<Extension["text"]>;
type Replace = (construct: Construct) => Construct;

/**
 * The same syntax, read in time that grows with the text: by themselves these constructs look at all that is before them,
 * wherever they may begin. 100,000 characters in brackets take 16 s by themselves.
 *
 * @param text what is parsed
 * @param taken where no code and no formula begins
 */
export const linearSyntax = (
  extensions: readonly Extension[],
  text: string,
  taken?: Pick<ReadonlySet<number>, "has">,
): Extension[] => {
  // What begins lists and quotations is no extension's. The map is in our bundles, and is nobody else's.
  EditMap.prototype.consume = editFromFirst;
  // The parser's offsets count no byte order mark.
  const plain = text.replace(/^\uFEFF/, "");
  const replace: Replace = (construct) =>
    quickStrikethrough(quickFootnote(quickAutolink(quickRun(construct, plain, taken), plain)));
  return [OWN_IN_TEXT, ...extensions].map((extension) => ({
    ...extension,
    text: replaceConstructs(extension.text, replace),
  }));
};

const EMPHASIS = quickAttention({ ...attention, name: "emphasis" });

/** Code and emphasis of our own, under other names than the parser's, whose constructs are turned off. */
const OWN_IN_TEXT: Extension = {
  text: { 42: EMPHASIS, 95: EMPHASIS, 96: { ...codeText, name: "code" } },
  disable: { null: ["attention", "codeText"] },
};

export const replaceConstructs = (constructs: Constructs | undefined, replace: Replace): Constructs =>
  Object.fromEntries(Object.entries(constructs ?? {}).map(([code, some]) => [code, [some ?? []].flat().map(replace)]));

const RUNS: ReadonlySet<string | undefined> = new Set(["code", "mathText"]);

/**
 * Code and formulas end at as many backticks or dollars as begin them. Where a paragraph has no such end, it is looked for once:
 * by itself the parser reads to the end of the paragraph for each that might begin one.
 */
function quickRun(construct: Construct, text: string, taken?: Pick<ReadonlySet<number>, "has">): Construct {
  if (!RUNS.has(construct.name)) return construct;
  const unended = new WeakMap<TokenizeContext, Set<string | undefined>>();
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const known = unended.get(this) ?? new Set();
      unended.set(this, known);
      const { offset } = this.now();
      if (taken?.has(offset)) return nok;
      RUN.lastIndex = offset;
      const run = RUN.exec(text)?.[0];
      const fail: State = (code) => {
        known.add(run);
        return nok(code);
      };
      return known.has(run) ? nok : construct.tokenize.call(this, effects, ok, fail);
    },
  };
}

const RUN = /`+|\$+/y;

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

/**
 * What can only end emphasis, and has nothing of its kind before it that begins it, ends none. By itself the parser looks
 * for the beginning in all of the paragraph before each.
 */
function quickAttention(construct: Construct): Construct {
  const { resolveAll } = construct;
  if (!resolveAll) return construct;
  return {
    ...construct,
    resolveAll(events, context) {
      const begun = new Set<string>();
      for (const [step, token] of events) {
        if (!ATTENTION.has(token.type)) continue;
        const marks = context.sliceSerialize(token);
        const kind = token.type === "attentionSequence" ? marks.charAt(0) : marks;
        if (step === "exit" && token._open) begun.add(kind);
        else if (step === "enter" && !token._open && !begun.has(kind)) token._close = false;
      }
      return resolveAll(events, context);
    },
  };
}

const quickStrikethrough = (construct: Construct): Construct =>
  construct.name === "strikethrough" ? quickAttention(construct) : construct;

const ATTENTION: ReadonlySet<string> = new Set(["attentionSequence", "strikethroughSequenceTemporary"]);

/**
 * Edits the events from the first edit on. By itself the parser copies those of the whole page for each item of a list, each
 * line behind a list or a quotation and each heading above a line of dashes: 5,000 such lines take 19 s.
 */
function editFromFirst(this: EditMap, events: Event[]): undefined {
  const edits = this.map.splice(0).sort(([one], [other]) => one - other);
  this.index.clear();
  const start = edits[0]?.[0] ?? events.length;
  const rest = events.splice(start);
  let done = 0;
  for (const [index, removed, added] of edits) {
    for (const event of rest.slice(done, index - start)) events.push(event);
    for (const event of added) events.push(event);
    done = index - start + removed;
  }
  for (const event of rest.slice(done)) events.push(event);
}
