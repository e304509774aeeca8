/** What the text between the tags of a component is: blocks of Markdown, one line of it, blocks of code, or nothing. */
export type ComponentContent = "blocks" | "line" | "code" | "none";

/** What the anchor of a component is made from. An `id` takes its place. */
export type ComponentAnchor = "param" | "tab" | "accordion" | "view" | "update" | "step" | "heading";

/** What is known of a component of the platform beside its properties. */
export interface ComponentFacts {
  readonly content: ComponentContent;
  /** The components one of which must be around it. */
  readonly within?: readonly string[];
  /** The components that are meant to be in it. */
  readonly contains?: readonly string[];
  /** The properties of which it needs one. */
  readonly needsOneOf?: readonly string[];
  /** Properties by other names that they have. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** The component that it is another name for. */
  readonly aliasOf?: string;
  readonly anchor?: ComponentAnchor;
  /** Whether it does not pass its `id` on, so that no link leads to it. */
  readonly dropsId?: true;
  /** Whether headings in it are not in the table of contents. */
  readonly outsideContents?: true;
  /** Whether it has properties that are not documented, so that any are accepted. */
  readonly isOpen?: true;
}
