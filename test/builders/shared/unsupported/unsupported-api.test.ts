import { expect, it } from "vitest";
import { reportApi } from "../../../../src/builders/shared/unsupported/unsupported-api.ts";
import { collectUnsupported } from "../../../../src/builders/shared/unsupported/unsupported-features.ts";

const reported = (api: object): string[] => {
  const unsupported = collectUnsupported("Starlight");
  reportApi({ config: { api }, file: "docs.json" } as Parameters<typeof reportApi>[0], unsupported);
  return unsupported.diagnostics().map(({ pointer, message, hint }) => `${pointer}: ${message} (${hint})`);
};

it("tells which settings of API pages no static site carries out", () => {
  const api = {
    playground: { proxy: true, display: "auth" },
    examples: { languages: ["cURL", "Brainfuck", "go"] },
    mdx: { auth: { method: "bearer" } },
  };
  expect(reported(api)).toEqual([
    "/api/playground/proxy: Starlight does not support requests of readers through a server of the platform (they go from the reader's browser; the API must allow requests from the site (CORS))",
    "/api/playground/display: Starlight does not support a playground for readers who have signed in (there is none)",
    '/api/examples/languages/1: Starlight does not support code samples in "Brainfuck" (the language is left out)',
  ]);
  expect(reported({ playground: { proxy: false }, examples: { languages: ["python", "ts", "C#"] } })).toEqual([]);
});
