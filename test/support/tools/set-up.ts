/** What `npm test` does first: gets the tools that tests need and that are missing, and says so, a line each. */
import { installBrowser } from "./browser.ts";
import { installExample, listExamples } from "./examples.ts";
import { hasTool, howToGet, type Tool } from "./need.ts";
import { installPostgres } from "./postgres.ts";
import { installShell } from "./shells.ts";

const tools = new Map<Tool, () => void>([
  ["a browser", installBrowser],
  ["PostgreSQL", installPostgres],
  ["fish", () => installShell("fish")],
  ...listExamples().map((name) => [`the packages of examples/${name}`, () => installExample(name)] as const),
]);

for (const [tool, install] of tools) {
  if (hasTool(tool)) continue;
  console.log(`Getting ${tool}, which tests need …`);
  try {
    install();
  } catch (error) {
    const [reason] = String((error as { stderr?: unknown }).stderr ?? error)
      .trim()
      .split("\n");
    console.log(`Can't get ${tool}: ${reason}\nIts tests will be skipped; to run them, ${howToGet(tool)}.`);
  }
}
