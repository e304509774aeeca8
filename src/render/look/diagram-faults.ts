import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import type { MermaidFile } from "./mermaid-file.ts";

/** What a diagram that Mermaid refuses is told by: an error of its parsers, or of the search for its kind. */
const REFUSED = /^(?:UnknownDiagramError|Error: (?:Pars|Lex))/;

/** What Mermaid asks of a browser before it reads a diagram. Nothing is drawn. */
const BROWSER = `
  var window = globalThis, self = globalThis, addEventListener = () => {}, Element = function () {};
  var document = { nodeType: 9, addEventListener, createElement: () => ({}) };
`;

/** Milliseconds that Mermaid may take for a diagram; a longer one is left to the reader's browser. */
const MOST_TIME = 2_000;

/**
 * Finds what Mermaid would not draw: gives a function that says the fault of a diagram, if it has one. Mermaid is loaded with the first
 * diagram, and has nothing of Node.
 */
export function diagramFaults({ copyOf }: MermaidFile): (text: string) => string | undefined {
  let context: { text?: string; refusal?: string | undefined } | undefined;
  return (text) => {
    try {
      context ??= withMermaid(readFileSync(join(copyOf.folder, copyOf.path), "utf8"));
      Object.assign(context, { text, refusal: undefined });
      const parsing = "mermaid.parse(text).catch((error) => { refusal = String(error); });";
      runInContext(parsing, context, { timeout: MOST_TIME });
      return context.refusal !== undefined && REFUSED.test(context.refusal) ? inWords(context.refusal) : undefined;
    } catch {
      return undefined;
    }
  };
}

function withMermaid(script: string): object {
  const silent = Object.fromEntries(["log", "debug", "info", "warn", "error"].map((name) => [name, () => {}]));
  const shared = { console: silent, setTimeout: () => 0, structuredClone, URL, TextEncoder, TextDecoder };
  const context = createContext(shared, { microtaskMode: "afterEvaluate" });
  runInContext(BROWSER + script, context);
  return context;
}

/** The place that Mermaid names, or what it does not know. */
function inWords(refusal: string): string {
  const [first = "", place = ""] = refusal.split("\n");
  const at = /^Error: Parse error on line (\d+)/.exec(first);
  if (at) return `Mermaid cannot read line ${at[1]} of the diagram, at ${JSON.stringify(place.trim())}`;
  const kind = /for text:\s*(.*)/s.exec(refusal)?.[1]?.trim().split(/\s/)[0];
  if (kind) return `Mermaid has no diagrams of the kind ${JSON.stringify(kind)}`;
  return `Mermaid cannot read the diagram: ${first.replace(/^Error: /, "").slice(0, 200)}`;
}
