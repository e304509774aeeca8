import { join } from "node:path";
import { expect, it } from "vitest";
import { diagramFaults } from "../../../src/render/look/diagram-faults.ts";
import { tempSite } from "../../support/temp-site.ts";

/** Mermaid as far as it refuses diagrams. */
const MERMAID = `document.createElement("i"); addEventListener("load", () => {});
globalThis.mermaid = { parse: async (text) => {
  if (text.startsWith("graph")) return true;
  if (text === "loop") for (;;);
  if (text === "browser") throw new TypeError("document.body is undefined");
  if (text === "node") throw new Error("Parse error on line 1:\\n" + [typeof process, typeof require, typeof fetch]);
  if (text.startsWith("pie")) throw new Error("Parsing failed: unexpected character");
  if (text.startsWith("flowchrt")) throw Object.assign(new Error("No diagram type detected matching given configuration for text: " + text), { name: "UnknownDiagramError" });
  throw new Error("Parse error on line 2:\\n...A --> \\n---^\\nExpecting 'X', got 'EOF'");
} };`;

const faultOf = (script: string) =>
  diagramFaults({ path: "/m.js", copyOf: { folder: join(tempSite({ "m.js": script })), path: "m.js" } });

it.each([
  ["graph TD\nA", undefined],
  ["sequenceDiagram\nA ->>", 'Mermaid cannot read line 2 of the diagram, at "...A -->"'],
  ["flowchrt LR\nA", 'Mermaid has no diagrams of the kind "flowchrt"'],
  ["pie\na", "Mermaid cannot read the diagram: Parsing failed: unexpected character"],
  ["browser", undefined],
  ["node", 'Mermaid cannot read line 1 of the diagram, at "undefined,undefined,undefined"'],
])("says why Mermaid would not draw %j", (text, fault) => {
  expect(faultOf(MERMAID)(text)).toBe(fault);
});

it("leaves to browsers what takes too long, and all diagrams if Mermaid can't be loaded", () => {
  const faults = faultOf(MERMAID);
  expect(faults("loop")).toBeUndefined();
  expect(faultOf("throw 1")("sequenceDiagram\nA ->>")).toBeUndefined();
}, 20_000);
