import type { FormField } from "./form-data.ts";
import { say } from "./form-words.ts";
import { parseJson } from "./make-request.ts";

/** A part of a form: what readers see of it, and what they have written. */
export interface Control<Value> {
  readonly element: HTMLElement;
  /** `undefined` for what is left empty. @throws Error for what cannot be sent */
  readonly read: () => Value | undefined;
}

let ids = 0;

/** An element with a class and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  element.append(...children);
  return element;
}

/** A choice among words; gives the index of the chosen one. */
export function choice(label: string, words: readonly string[], onChange: (index: number) => void = () => {}) {
  const select = make("select", "", ...words.map((word) => new Option(word)));
  select.addEventListener("change", () => onChange(select.selectedIndex));
  return { element: labelled(label, select), index: () => select.selectedIndex };
}

/** A name, and whether it is required; the body as a whole has none. */
const named = (name: string, required: boolean): (string | HTMLElement)[] =>
  required && name !== "" ? [name, " ", make("span", "operation-required", say("required"))] : [name];

/** A control with its label above it. */
export function labelled(label: string, control: HTMLElement, required = false): HTMLElement {
  control.id = `docs-try-${++ids}`;
  const name = make("label", "", ...named(label, required));
  name.htmlFor = control.id;
  return make("div", "docs-try-field", name, control);
}

/** What is written into a line. */
export function textControl(
  {
    name,
    value = "",
    hint = "",
    required = false,
  }: Pick<FormField, "name" | "value" | "hint"> & { required?: boolean },
  type = "text",
): Control<string> {
  const input = make("input", "");
  Object.assign(input, { type, value, placeholder: hint, autocomplete: "off", spellcheck: false });
  return { element: labelled(name, input, required), read: () => (input.value === "" ? undefined : input.value) };
}

/** The value of a field of a body, or the text of a parameter, by its type. */
export function fieldControl(field: FormField): Control<unknown> {
  const { name, type, values, value, hint = "", required = false, fields } = field;
  if (fields) return groupControl(field, fields);
  if (values || type === "boolean") return selectControl(field, values ?? ["true", "false"]);
  if (type === "file") {
    const input = make("input", "");
    input.type = "file";
    return { element: labelled(name, input, required), read: () => input.files?.[0] };
  }
  if (type === "array" || type === "object" || type === "any") {
    const area = make("textarea", "");
    Object.assign(area, {
      rows: 2,
      value: value ?? "",
      placeholder: hint || (type === "array" ? "[ … ]" : type === "object" ? "{ … }" : ""),
      spellcheck: false,
    });
    return {
      element: labelled(`${name}${type === "any" ? "" : " (JSON)"}`, area, required),
      read: () => readJson(name, type, area.value),
    };
  }
  const control = textControl({ name, required, ...(value === undefined ? {} : { value }), hint });
  return { ...control, read: () => asType(type, control.read()) };
}

function selectControl(
  { name, type, value, required = false }: FormField,
  values: readonly string[],
): Control<unknown> {
  const select = make("select", "", new Option("", ""), ...values.map((each) => new Option(each, each)));
  select.value = value ?? "";
  return {
    element: labelled(name, select, required),
    read: () => (select.selectedIndex < 1 ? undefined : asType(type, select.value)),
  };
}

/** Numbers and so on as they are sent in JSON; what is none is sent as it is written, for the server to say so. */
const asType = (type: FormField["type"], text: string | undefined): unknown =>
  text === undefined || type === "string" ? text : (parseJson(text) ?? text);

function readJson(name: string, type: FormField["type"], text: string): unknown {
  if (text.trim() === "") return undefined;
  const parsed = parseJson(text);
  if (parsed === undefined && type !== "any") throw new Error(say('"$1" is not JSON', name));
  return parsed ?? text;
}

/** The fields of an object. */
function groupControl({ name, required = false }: FormField, fields: readonly FormField[]): Control<unknown> {
  const controls = fields.map((field) => [field.name, fieldControl(field)] as const);
  const legend = make("legend", "", ...named(name, required));
  return {
    element: make("fieldset", "docs-try-group", legend, ...controls.map(([, { element }]) => element)),
    read: () => {
      const entries = controls.flatMap(([key, { read }]) => {
        const value = read();
        return value === undefined ? [] : [[key, value] as const];
      });
      return entries.length > 0 || required ? Object.fromEntries(entries) : undefined;
    },
  };
}
