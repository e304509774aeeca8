import type { FieldView, SchemaView } from "./schema-view.ts";

/** The content of a page below its title, whether it is made from an operation, a channel or a part of a schema. */
export interface ReferenceView {
  /** `GET`; `WEBHOOK`, `CHANNEL`, `SCHEMA` and so on for anything but an operation. */
  readonly method: string;
  /** The address of an operation with its server, the name of anything else. */
  readonly address: string;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  /** How a client asks for it, or how its document writes it. */
  readonly code: { readonly language: string; readonly text: string } | undefined;
  /** What it consists of as a whole: a schema. */
  readonly contents?: readonly ContentView[];
  readonly sections: readonly SectionView[];
}

/** A part of a page with a heading; after it come its description, its fields, and its contents. */
export interface SectionView {
  readonly depth: 2 | 3;
  readonly title: string;
  /** The id of the heading, one of its kind on the page. */
  readonly slug: string;
  readonly description?: string | undefined;
  readonly fields?: readonly FieldView[];
  readonly contents?: readonly ContentView[];
}

/** A body, by its media type; a schema alone has none. */
export interface ContentView {
  readonly mediaType?: string;
  readonly schema: SchemaView | undefined;
  /** The example of the spec, or one made from the schema, as text. */
  readonly example: string | undefined;
}
