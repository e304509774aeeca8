import { make } from "./form-controls.ts";
import { say } from "./form-words.ts";

/** The most characters of an answer that are shown; all of it can be saved. */
const MOST_SHOWN = 200_000;

/** What came back: status, time, headers and body. */
export async function answerView(response: Response, started: number): Promise<HTMLElement> {
  const blob = await response.blob();
  const time = Math.round(performance.now() - started);
  const status = make(
    "strong",
    response.ok ? "docs-try-good" : "docs-try-bad",
    `${response.status} ${response.statusText}`.trim(),
  );
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const save = make("a", "", say("Save"));
  save.href = URL.createObjectURL(blob);
  save.download = "response";
  return make(
    "div",
    "",
    make("p", "docs-try-status", status, ` · ${time} ms · ${say("$1 bytes", String(blob.size))} · `, save),
    ...(headers === "" ? [] : [make("details", "operation-more", make("summary", "", say("Headers")), pre(headers))]),
    await bodyView(blob, response.headers.get("content-type") ?? blob.type),
  );
}

async function bodyView(blob: Blob, type: string): Promise<HTMLElement> {
  if (blob.size === 0) return make("p", "", say("The answer is empty."));
  // An SVG is a document that may run scripts, but not as an image.
  if (type.startsWith("image/")) {
    const image = make("img", "");
    image.src = URL.createObjectURL(blob);
    image.alt = say("What came back");
    return image;
  }
  if (!/^text\/|[/+](json|xml|yaml|javascript|x-ndjson|x-www-form-urlencoded)\b/.test(type))
    return make("p", "", say("A file of the type $1.", type || "application/octet-stream"));
  const text = await blob.text();
  const shown = /[/+]json\b/.test(type) ? pretty(text) : text;
  return pre(
    shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}\n… ${say("save the answer to see all of it")}` : shown,
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function pre(text: string): HTMLElement {
  const block = make("pre", "", make("code", "", text));
  block.tabIndex = 0;
  return make("figure", "docs-code", block);
}
