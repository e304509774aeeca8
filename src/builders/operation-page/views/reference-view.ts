import type { CodeView } from "./code-view.ts";
import type { FieldView, SchemaView } from "./schema/schema-view.ts";
import type { Text } from "./text.ts";

/** A word beside the address of an operation. */
export interface BadgeView {
  readonly text: string;
  /** A color of CSS. */
  readonly color: string | undefined;
  /** Whether it stands before the method. */
  readonly isBefore: boolean;
}

/** The content of a page below its title, whether it is made from an operation, a channel or a part of a schema. */
export interface ReferenceView {
  /** `GET`; `WEBHOOK`, `CHANNEL`, `SCHEMA` and so on for anything but an operation. */
  readonly method: string;
  /** The address of an operation with its server, the name of anything else. */
  readonly address: string;
  readonly deprecated: boolean;
  readonly badges?: readonly BadgeView[];
  readonly description: string | undefined;
  /** How a client asks for it, in one language or several, or how its document writes it. */
  readonly code: readonly CodeView[];
  /** Examples of what comes back. */
  readonly answers?: readonly CodeView[];
  /** What it consists of as a whole: a schema. */
  readonly contents?: readonly ContentView[];
  readonly sections: readonly SectionView[];
}

/** A part of a page with a heading; after it come its description, its fields, and its contents. */
export interface SectionView {
  readonly depth: 2 | 3;
  readonly title: Text;
  /** The id of the heading, one of its kind on the page. */
  readonly slug: string;
  /** Whether a request must have it. */
  readonly isRequired?: boolean;
  readonly description?: Text | undefined;
  readonly fields?: readonly FieldView[];
  readonly contents?: readonly ContentView[];
}

/** A part of a section: a body by its media type, or a list of fields by its title; a schema alone has neither. */
export interface ContentView {
  readonly title?: Text;
  readonly mediaType?: string;
  readonly description?: string | undefined;
  readonly schema?: SchemaView | undefined;
  readonly fields?: readonly FieldView[];
  /** The examples of the spec, or one made from the schema. */
  readonly examples?: readonly CodeView[];
}
