import type { CompileContext, Extension, OnEnterError, Token } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { ReadAgain, type TakenForText } from "./lenient-syntax.ts";

type Handle = (this: CompileContext, token: Token) => undefined;
type Placed = Pick<Token, "start">;
type Stacks = Pick<CompileContext, "stack" | "tokenStack">;

/**
 * Makes trees of what `lenientSyntax` reads. Tags that don't match are told as well, and not thrown for one by one: where there
 * are any, the tree is no good, and the page must be read again.
 */
export function lenientTags(taken: TakenForText): Extension {
  const { enter, exit } = mdxFromMarkdown().find((each) => each.exit?.mdxJsxFlowTag) ?? {};
  const [enterMarker, exitMarker, exitTag] = [
    enter?.mdxJsxFlowTagClosingMarker,
    exit?.mdxJsxFlowTagClosingMarker,
    exit?.mdxJsxFlowTag,
  ] as [Handle, Handle, Handle];

  let isTreeGood = true;
  /** Takes for text what a handler throws for: the first of some tags, or another of them. */
  function giveUp(tags: readonly Placed[], handle: () => unknown): void {
    try {
      handle();
    } catch (error) {
      taken.add(error, tags[0]?.start.offset ?? 0, 0);
      isTreeGood = false;
      if (!tags.some(isText)) throw error;
    }
  }

  function isUnopened(this: CompileContext, marker: Token): undefined {
    const { mdxJsxTag: tag, mdxJsxTagStack: open } = this.data;
    if (tag && open?.length === 0 && !isText(tag)) giveUp([tag], () => enterMarker.call(this, marker));
  }

  function closes(this: CompileContext, marker: Token): undefined {
    if (!isText(this.data.mdxJsxTag)) exitMarker.call(this, marker);
  }

  function ends(this: CompileContext, token: Token): undefined {
    const { mdxJsxTag: tag, mdxJsxTagStack: open = [] } = this.data;
    for (let last = open.at(-1); tag?.close && !isText(tag) && last?.name !== tag.name; last = open.at(-1)) {
      // Something else, such as emphasis, is open.
      if (!last || this.tokenStack.at(-1)?.[0].start.offset !== last.start.offset) break;
      const isOpen = open.some(({ name }) => name === tag.name);
      giveUp(isOpen ? [last, tag] : [tag, last], () => exitTag.call(this, token));
      if (!isText(last)) continue;
      leave(this);
      open.pop();
    }
    if (tag?.close && open.length === 0 && !isText(tag)) giveUp([tag], () => enterMarker.call(this, token));
    if (isText(tag)) {
      this.resume();
      return;
    }
    exitTag.call(this, token);
    const entered = this.tokenStack.at(-1);
    if (entered?.[0] !== token) return;
    onUnclosed = entered[1];
    entered[1] = isUnclosed;
  }

  const isText = (tag: Placed | undefined): boolean => tag !== undefined && taken.has(tag.start.offset);

  let onUnclosed: OnEnterError | undefined;
  /** Its node and token are no longer on the stacks, but at the end of the page. */
  const isUnclosed: OnEnterError = function (closing, first) {
    if (!closing) leave(this);
    for (let open = first; ; ) {
      giveUp([open], () => onUnclosed?.call(this, closing, open));
      this.data.mdxJsxTagStack?.pop();
      const around = this.tokenStack.at(-1);
      if (!around) return;
      leave(this);
      if (around[0].type === closing?.type) return;
      if (around[1] !== isUnclosed) throw new ReadAgain();
      open = around[0];
    }
  };

  const readAgain = (): undefined => {
    if (!isTreeGood) throw new ReadAgain();
  };
  return {
    transforms: [readAgain],
    enter: { mdxJsxFlowTagClosingMarker: isUnopened, mdxJsxTextTagClosingMarker: isUnopened },
    exit: {
      mdxJsxFlowTagClosingMarker: closes,
      mdxJsxTextTagClosingMarker: closes,
      mdxJsxFlowTag: ends,
      mdxJsxTextTag: ends,
    },
  };
}

function leave({ stack, tokenStack }: Stacks): void {
  stack.pop();
  tokenStack.pop();
}
