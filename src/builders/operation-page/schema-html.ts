import { codeHtml, type HtmlOptions } from "./code-html.ts";
import { descriptionHtml } from "./description-html.ts";
import { escapeHtml } from "./escape-html.ts";
import type { FieldView, SchemaGroup, SchemaView } from "./views/schema/schema-view.ts";
import { fillIn, type Text, textIn } from "./views/text.ts";

/** How many values are in a line of the page; more can be opened. */
const MOST_VALUES = 12;

/** Writes schemas as HTML: what is inside an object can be opened and closed. */
export class SchemaHtml {
  readonly #options: HtmlOptions;

  constructor(options: HtmlOptions) {
    this.#options = options;
  }

  fieldList(fields: readonly FieldView[]): string {
    return `<ul class="operation-fields">\n${fields.map((field) => this.#field(field)).join("\n")}\n</ul>`;
  }

  /** Type and marks of a schema, for a line. */
  type({ type, name, pills, deprecated }: SchemaView): string {
    const words = [type, name !== undefined && !textIn(type).includes(name) ? name : ""].filter((text) => text !== "");
    return [
      words.length > 0
        ? `<span class="operation-type">${words.map((text) => this.#html(text)).join(" · ")}</span>`
        : "",
      ...pills.map((pill) => `<span class="operation-pill">${escapeHtml(pill)}</span>`),
      deprecated ? `<span class="operation-deprecated">${this.#html(["deprecated"])}</span>` : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** The schema of a body, whose fields are open. */
  body(schema: SchemaView): string {
    return this.#about(schema) + this.#content(schema, true);
  }

  #field({ name, required, schema }: FieldView): string {
    const marks = required ? `<span class="operation-required">${this.#html(["required"])}</span>` : "";
    const head = [`<code>${this.#html(name)}</code>`, this.type(schema), marks].filter(Boolean).join(" ");
    return `<li><div class="operation-field">${head}</div>${this.#about(schema)}${this.#content(schema, false)}</li>`;
  }

  /** Description, limits, values and examples. */
  #about({ description, facts, values, examples }: SchemaView): string {
    const { highlight } = this.#options;
    const listed = values.map((value) => `<code>${escapeHtml(value)}</code>`).join(" ");
    const isLong = values.length > MOST_VALUES;
    return [
      description === undefined ? "" : descriptionHtml(description, this.#options),
      facts.length > 0 ? `<p class="operation-facts">${facts.map((fact) => this.#fact(fact)).join(" · ")}</p>` : "",
      values.length > 0 && !isLong ? `<p class="operation-facts">${this.#listed(["One of"], listed)}</p>` : "",
      isLong
        ? `<details class="operation-more"><summary>${this.#html(["$1 values", String(values.length)])}</summary><p>${listed}</p></details>`
        : "",
      ...examples.map(
        ({ title, text }) =>
          `<details class="operation-more"><summary>${this.#html(title ? ["$1: $2", ["Example"], title] : ["Example"])}</summary>${codeHtml({ language: "json", text }, highlight)}</details>`,
      ),
    ].join("");
  }

  /** The fields and the alternatives of a schema, or a way to where they are. */
  #content(
    { type, name, label: inside = ["Fields"], fields, groups, place, cut }: SchemaView,
    isOpen: boolean,
  ): string {
    if (cut === "too large")
      return `<p class="operation-cut">${this.#html(["More fields are in the specification."])}</p>`;
    if (place === undefined && fields.length === 0 && groups.length === 0) return "";
    const shown = fields.length > 0 || groups.length === 0 ? inside : this.#groupLabel(groups);
    const label = this.#html(name === undefined ? shown : ["$1 of $2", shown, name]);
    const id = place?.id === undefined ? "" : escapeHtml(place.id);
    if (cut === "repeated") {
      return `<details class="operation-more" data-same="${id}"><summary>${label}</summary><p><a href="#${id}">${this.#html(["They are shown above."])}</a></p></details>`;
    }
    const inner =
      (fields.length > 0 ? this.fieldList(fields) : "") + groups.map((group) => this.#group(group)).join("");
    const anchor = id === "" ? "" : ` id="${id}"`;
    if (isOpen) return anchor === "" ? inner : `<div${anchor}>${inner}</div>`;
    // Single values of several types need no door.
    if (fields.length === 0 && groups.every(({ schemas }) => schemas.every(isPlain)))
      return `<div${anchor}>${inner}</div>`;
    const open = this.#options.isExpanded && type !== "" ? " open" : "";
    return `<details class="operation-more"${anchor}${open}><summary>${label}</summary>${inner}</details>`;
  }

  #group({ title, schemas }: SchemaGroup): string {
    const items = schemas.map(
      (schema) =>
        `<li><div class="operation-field">${this.type(schema)}</div>${this.#about(schema)}${this.#content(schema, false)}</li>`,
    );
    return `<p class="operation-facts">${this.#listed(title)}</p><ul class="operation-options">${items.join("")}</ul>`;
  }

  #html(text: Text): string {
    return escapeHtml(textIn(text, this.#options.translate));
  }

  /** `default: "on"`, with its value as code, which a text without words is. */
  #fact(fact: Text): string {
    if (typeof fact === "string") return `<code>${escapeHtml(fact)}</code>`;
    const [words, ...values] = fact;
    const shown = values.map((value) => this.#html(value));
    const last = /: \$\d$/.test(words) ? [`<code>${shown.pop()}</code>`] : [];
    return fillIn(escapeHtml(this.#options.translate(words)), [...shown, ...last]);
  }

  /** A name for what is behind it. */
  #listed(name: Text, html = ""): string {
    return fillIn(this.#options.translate("$1: $2"), [this.#html(name), html]).trim();
  }

  #groupLabel(groups: readonly SchemaGroup[]): string {
    return `${[...new Set(groups.map(({ title }) => textIn(title, this.#options.translate)))].join(", ")}…`;
  }
}

const isPlain = ({ fields, groups, place }: SchemaView): boolean =>
  place === undefined && fields.length === 0 && groups.length === 0;
