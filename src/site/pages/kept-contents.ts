import type { PageContents } from "../../pages/page-contents.ts";

/** What is inside a page, as JSON that is parsed when somebody asks. */
export class KeptContents implements PageContents {
  readonly json: string;
  #parsed: PageContents | undefined;

  constructor(json: string) {
    this.json = json;
  }

  get #contents(): PageContents {
    this.#parsed ??= JSON.parse(this.json) as PageContents;
    return this.#parsed;
  }

  get links() {
    return this.#contents.links;
  }
  get anchors() {
    return this.#contents.anchors;
  }
  get imports() {
    return this.#contents.imports;
  }
  get components() {
    return this.#contents.components;
  }
  get definitions() {
    return this.#contents.definitions;
  }
  get excuses() {
    return this.#contents.excuses;
  }
  get faults() {
    return this.#contents.faults;
  }
  get heading() {
    return this.#contents.heading;
  }
}

/** The contents of a page as JSON. */
export const jsonOf = (contents: PageContents): string =>
  contents instanceof KeptContents ? contents.json : JSON.stringify(contents);
