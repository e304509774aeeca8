import { type Control, choice, fieldControl, make } from "./form-controls.ts";
import type { FormBody } from "./form-data.ts";
import { say } from "./form-words.ts";
import { parseJson, type Written } from "./make-request.ts";

type Sent = NonNullable<Written["body"]>;

/** The body of a request: its media type, and its content as a form or as text. */
export function bodyControl(bodies: readonly FormBody[]): Control<Sent> {
  const contents = bodies.map(contentControl);
  const shown = make("div", "");
  const show = (index: number) => shown.replaceChildren(contents[index]?.element ?? "");
  const types = choice(
    say("Content type"),
    bodies.map(({ mediaType }) => mediaType),
    show,
  );
  show(0);
  return {
    element: make(
      "fieldset",
      "docs-try-group",
      make("legend", "", say("Body")),
      ...(bodies.length > 1 ? [types.element] : []),
      shown,
    ),
    read: () => contents[types.index()]?.read(),
  };
}

function contentControl(body: FormBody): Control<Sent> {
  const { mediaType, fields } = body;
  if (/^(multipart\/|application\/x-www-form-urlencoded)/.test(mediaType) && fields) return formControl(body);
  if (/^(application\/(octet-stream|pdf|zip)|image\/|audio\/|video\/)/.test(mediaType)) return fileControl(mediaType);
  const text = textControl(body);
  if (!fields) return text;
  const form = fieldControl({ name: "", type: "object", required: true, fields });
  const shown = make("div", "", form.element);
  const ways = choice(say("Write it as"), [say("form"), "JSON"], (index) => {
    if (index === 1) text.suggest(writtenIn(form));
    shown.replaceChildren(index === 0 ? form.element : text.element);
  });
  return {
    element: make("div", "", ways.element, shown),
    read: () => (ways.index() === 0 ? { mediaType, content: JSON.stringify(form.read()) } : text.read()),
  };
}

/** What a form has, as JSON; `undefined` if that is nothing, or can't be sent. */
function writtenIn(form: Control<unknown>): string | undefined {
  try {
    const value = form.read() ?? {};
    return Object.keys(value).length > 0 ? JSON.stringify(value, undefined, 2) : undefined;
  } catch {
    return undefined;
  }
}

interface TextControl extends Control<Sent> {
  /** Shows another text (default: the example) until one writes an own one. */
  readonly suggest: (text: string | undefined) => void;
}

function textControl({ mediaType, text = "" }: FormBody): TextControl {
  let suggested = text;
  const area = make("textarea", "docs-try-body");
  Object.assign(area, {
    value: text,
    rows: Math.min(16, text.split("\n").length + 1),
    spellcheck: false,
    ariaLabel: say("Body"),
  });
  return {
    element: area,
    suggest: (other = text) => {
      if (area.value === suggested) area.value = other;
      suggested = other;
    },
    read: () => {
      if (area.value.trim() === "") return undefined;
      if (/[/+]json\b/.test(mediaType) && parseJson(area.value) === undefined)
        throw new Error(say('"$1" is not JSON', say("Body")));
      return { mediaType, content: area.value };
    },
  };
}

function fileControl(mediaType: string): Control<Sent> {
  const { element, read } = fieldControl({ name: say("File"), type: "file" });
  return {
    element,
    read: () => {
      const content = read();
      return content instanceof Blob ? { mediaType, content } : undefined;
    },
  };
}

function formControl({ mediaType, fields = [] }: FormBody): Control<Sent> {
  const form = fieldControl({ name: "", type: "object", required: true, fields });
  return {
    element: form.element,
    read: () => {
      const content = mediaType.startsWith("multipart/") ? new FormData() : new URLSearchParams();
      for (const [name, value] of Object.entries(form.read() as object)) {
        for (const each of Array.isArray(value) ? value : [value]) {
          if (each instanceof Blob && content instanceof FormData) content.append(name, each);
          else content.append(name, typeof each === "object" ? JSON.stringify(each) : String(each));
        }
      }
      return { mediaType, content };
    },
  };
}
