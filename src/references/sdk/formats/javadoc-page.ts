import { isBlock } from "./html-text.ts";
import { type MarkupReader, readMarkup } from "./read-markup.ts";

/** The head of Javadoc's page about a type. */
export interface TypePage {
  /** `Interface Options`. */
  readonly heading: string;
  /** How the type is declared; empty if that is not said. */
  readonly code: string;
  /** Without markup; empty if there is none. */
  readonly description: string;
  readonly isDeprecated: boolean;
}

/** Reads a page of a type, of any version of Javadoc, up to the end of the type's description. */
export function readTypePage(html: string): TypePage {
  const reader = new TypePageReader();
  readMarkup(html, reader);
  return {
    heading: reader.heading.trim(),
    code: reader.code.replace(/[^\S\n]+/g, " ").trim(),
    description: reader.description,
    isDeprecated: reader.isDeprecated,
  };
}

class TypePageReader implements MarkupReader {
  heading = "";
  code = "";
  description = "";
  isDeprecated = false;
  isDone = false;
  /** How many elements are open. */
  #depth = 0;
  /** The depths at which the heading, the declaration, the part about the type, and its description began; -1 outside. */
  #headingAt = -1;
  #codeAt = -1;
  #partAt = -1;
  #descriptionAt = -1;

  onopentag(name: string, { class: classes = "" }: Readonly<Record<string, string>>): void {
    this.#depth++;
    if (this.isDone) return;
    const has = (...wanted: readonly string[]) => classes.split(/\s+/).some((each) => wanted.includes(each));
    if (this.heading === "" && (name === "h1" || (name === "h2" && has("title")))) this.#headingAt = this.#depth;
    if (this.#partAt < 0) {
      if (has("class-description", "description")) this.#partAt = this.#depth;
    } else if (this.#descriptionAt < 0) {
      if (this.code === "" && (name === "pre" || has("type-signature"))) this.#codeAt = this.#depth;
      if (has("deprecation-block", "deprecatedLabel", "deprecated-label")) this.isDeprecated = true;
      if (has("block")) this.#descriptionAt = this.#depth;
    } else if (isBlock(name)) this.description += " ";
  }

  ontext(text: string): void {
    if (this.#headingAt >= 0) this.heading += text;
    if (this.#codeAt >= 0) this.code += text;
    if (this.#descriptionAt >= 0 && !this.isDone) this.description += text;
  }

  onclosetag(): void {
    if (this.#depth === this.#headingAt) this.#headingAt = -1;
    if (this.#depth === this.#codeAt) this.#codeAt = -1;
    if (this.#depth === this.#descriptionAt || this.#depth === this.#partAt) this.isDone = true;
    this.#depth--;
  }
}
