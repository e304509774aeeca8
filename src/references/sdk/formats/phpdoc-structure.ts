import type { MarkupReader } from "./read-markup.ts";

/** The kinds that have pages, in the order in which the parts of a file get their addresses. */
const KINDS = ["class", "interface", "trait", "enum"] as const;
type Kind = (typeof KINDS)[number];

/** A class, interface, trait or enum. */
export interface PhpElement {
  readonly kind: Kind;
  name: string;
  /** Without the first backslash; empty is the global one. */
  namespace: string;
  /** The first paragraph of its comment, and the rest. */
  summary: string;
  description: string;
  isDeprecated: boolean;
}

/** An element that is being read. */
interface OpenElement extends PhpElement {
  readonly hasNamespace: boolean;
  fullName: string;
}

/**
 * Collects the parts of a `structure.xml` while htmlparser2 reads it. Source: phpDocumentor 2 and 3, template "xml".
 */
export class StructureReader implements MarkupReader {
  /** Whether the outermost element is phpDocumentor's. */
  isProject = false;
  title: string | undefined;
  /** File by file. */
  readonly elements: PhpElement[] = [];
  /** The names of the open elements: `project`, `file`, `class`, `docblock`, `description`. */
  readonly #open: string[] = [];
  #ofFile: PhpElement[] = [];
  #element: OpenElement | undefined;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(name);
    const { length } = this.#open;
    if (length === 1 && name === "project") {
      this.isProject = true;
      this.title = attributes.title ?? attributes.name;
    } else if (length === 3 && this.#open[1] === "file") {
      const kind = KINDS.find((each) => each === name);
      this.#element = kind && startElement(kind, attributes.namespace);
    } else if (length === 5 && this.#element && name === "tag" && this.#open[3] === "docblock") {
      this.#element.isDeprecated ||= attributes.name === "deprecated";
    }
  }

  ontext(text: string): void {
    const element = this.#element;
    const { length } = this.#open;
    if (!element || length < 4 || length > 5) return;
    switch (this.#open.slice(3).join("/")) {
      case "name":
        element.name += text;
        break;
      case "full_name":
        element.fullName += text;
        break;
      case "docblock/description":
        element.summary += text;
        break;
      case "docblock/long-description":
        element.description += text;
        break;
    }
  }

  onclosetag(): void {
    const { length } = this.#open;
    if (length === 3 && this.#element) {
      const element = finishElement(this.#element);
      if (element.name !== "") this.#ofFile.push(element);
      this.#element = undefined;
    } else if (length === 2) {
      const order = ({ kind }: PhpElement) => KINDS.indexOf(kind);
      for (const element of this.#ofFile.sort((a, b) => order(a) - order(b))) this.elements.push(element);
      this.#ofFile = [];
    }
    this.#open.pop();
  }
}

const startElement = (kind: Kind, namespace: string | undefined): OpenElement => ({
  kind,
  name: "",
  namespace: namespace ?? "",
  hasNamespace: namespace !== undefined,
  fullName: "",
  summary: "",
  description: "",
  isDeprecated: false,
});

/** Without a namespace field, the namespace in its full name counts. */
function finishElement({ hasNamespace, fullName, ...element }: OpenElement): PhpElement {
  const outer = fullName.trim().slice(0, Math.max(fullName.trim().lastIndexOf("\\"), 0));
  const namespace = (hasNamespace ? element.namespace : outer).trim().replace(/^\\/, "");
  return { ...element, name: element.name.trim(), namespace };
}
