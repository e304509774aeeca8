// What a page tells the script of its form, as JSON.

/** What the form of an operation asks for, and how its request is made. */
export interface RequestForm {
  readonly method: string;
  readonly path: string;
  readonly servers: readonly FormServer[];
  /** The ways to be let in, each of which is enough. */
  readonly ways: readonly (readonly FormCredential[])[];
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
  /** Whether the reader's cookies go along. */
  readonly cookies: boolean;
}

export interface FormServer {
  readonly url: string;
  readonly description?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly default?: string | undefined;
    readonly values: readonly string[];
  }[];
}

export interface FormCredential {
  readonly scheme: string;
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  readonly prefix: string;
  readonly isBasic: boolean;
  readonly hint: string;
  readonly value?: string;
}

export interface FormField {
  readonly name: string;
  readonly type: "string" | "number" | "boolean" | "array" | "object" | "file" | "any";
  readonly required?: boolean;
  /** The values that it allows. */
  readonly values?: readonly string[];
  readonly value?: string;
  readonly hint?: string;
  /** Of an object that is asked for field by field. */
  readonly fields?: readonly FormField[];
}

export interface FormParameter extends FormField {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly style?: string;
  readonly explode?: boolean;
}

export interface FormBody {
  readonly mediaType: string;
  /** An example. */
  readonly text?: string;
  readonly fields?: readonly FormField[];
}
