import type { Node } from "../hast.ts";

/** The words that components put beside what authors write; `$1` is a value. */
export type ComponentWord = "required" | "deprecated" | "default: $1" | CalloutKind;

/** What a callout is. */
export type CalloutKind = "note" | "info" | "tip" | "check" | "warning" | "danger";

/** What components need of the site that they are on. */
export interface Look {
  /** The picture of an icon; `undefined` if it isn't known. */
  readonly icon: (
    name: string,
    options: { library?: string | undefined; style?: string | undefined },
  ) => Node | undefined;
  /** Whether only a library that has to be paid for has icons in a style. */
  readonly lacksStyle?: (style: string, library: string | undefined) => boolean;
  /** Whether there is a library of icons: one that is not found then is a fault of the page (default false). */
  readonly hasIcons?: boolean;
  /** Code with its colors: the children of `<code>`. */
  readonly highlight: (code: string, language: string) => readonly Node[] | undefined;
  /** The backgrounds and texts of blocks of code in the themes that the docs choose; absent for the default ones. */
  readonly codeColors?: Readonly<Record<"light" | "dark", { readonly bg: string; readonly fg: string }>> | undefined;
  /** A formula of TeX as HTML. @param onFault told why it is not shown as it was meant */
  readonly math: (tex: string, isBlock: boolean, onFault: (reason: string) => void) => Node | undefined;
  /** The address of the script that draws diagrams, if there is one. */
  readonly mermaid?: string | undefined;
  /** Why a diagram is not drawn; `undefined` for one that is. */
  readonly diagramFault?: ((text: string) => string | undefined) | undefined;
  /** The groups of users that the readers are in (default none). */
  readonly readers?: readonly string[];
  /** The labels of the site's variations by id. */
  readonly variations?: ReadonlyMap<string, string>;
  /** A word of components in the language of the page (default: in English). */
  readonly translate?: (words: ComponentWord) => string;
  /** Told what a component can't show; its text is on the page. */
  readonly leave: (name: string, reason: string) => void;
  /** Text of a prop that may have Markdown in it, as nodes within a line. */
  readonly markdown: (text: string) => readonly Node[];
}
