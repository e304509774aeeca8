import type { Construct, Effects, Extension, State } from "micromark-util-types";
import { replaceConstructs } from "./linear-syntax.ts";

/** What of a page is text although it looks like MDX. Offsets in the text that is parsed. */
export interface TakenForText {
  /** Whether what begins at an offset is text. */
  has(offset: number): boolean;
  /**
   * Is told what the parser throws, where what is at fault begins, and how many characters were read in vain. From then on
   * what begins there is text, if `has` says so.
   */
  add(error: unknown, start: number, inVain: number): void;
}

/** Thrown where a page must be read again, without what was taken for text meanwhile. */
export class ReadAgain extends Error {}

/**
 * The syntax of MDX for pages that are none. By itself the parser throws for the first fault; with this, what is at fault is
 * text, and the parser goes on behind it.
 */
export function lenientSyntax({ flow, text, ...rest }: Extension, taken: TakenForText): Extension {
  const replace = (construct: Construct) => lenientConstruct(construct, taken);
  return { ...rest, flow: replaceConstructs(flow, replace), text: replaceConstructs(text, replace) };
}

const TAGS: ReadonlySet<string> = new Set(["mdxJsxFlowTag", "mdxJsxTextTag"]);

function lenientConstruct(construct: Construct, taken: TakenForText): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { line, offset } = this.now();
      if (taken.has(offset)) return nok;
      let start = offset;
      // On a line of tags, one after the other begins.
      const enter: Effects["enter"] = (type, fields) => {
        if (TAGS.has(type)) start = this.now().offset;
        return effects.enter(type, fields);
      };
      const fail = (error: unknown): State => {
        if (error instanceof ReadAgain) throw error;
        const now = this.now();
        taken.add(error, start, now.offset - start);
        if (!taken.has(start)) throw error;
        // Meanwhile no list and no quotation could begin.
        if (construct.concrete && now.line > line) throw new ReadAgain();
        return nok;
      };
      return catching(
        (inner, done) => construct.tokenize.call(this, inner, done(ok), done(nok)),
        { ...effects, enter },
        fail,
      );
    },
  };
}

type Ending = (state: State) => State;

/** The states of a construct; what one of them throws makes the construct fail. */
function catching(
  begin: (effects: Effects, done: Ending) => State,
  effects: Effects,
  fail: (error: unknown) => State,
): State {
  let isDone = false;
  const done: Ending = (state) => (code) => {
    isDone = true;
    return state(code);
  };
  const caught = (state: State): State => {
    const next: State = (code) => {
      let following: State | undefined;
      try {
        following = state(code);
      } catch (error) {
        if (isDone) throw error;
        isDone = true;
        return fail(error)(code);
      }
      if (isDone || following === undefined) return following;
      return following === state ? next : caught(following);
    };
    return next;
  };
  return caught(begin(effects, done));
}
