import { expect, it } from "vitest";
import type { FumadocsPage } from "../../../src/builders/fumadocs/docs-source.ts";
import { searchIndexOf } from "../../../src/builders/fumadocs/search-index.ts";

it("gives no part of a page the id of another page", () => {
  const indexOf = (url: string) => {
    const page: FumadocsPage = {
      url,
      title: url,
      eyebrow: "",
      lead: "",
      noindex: false,
      head: [],
      render: () => ({ html: "<p>Text</p>", toc: [] }),
    };
    return searchIndexOf(page, page.render());
  };
  const [first, second] = [indexOf("/x"), indexOf("/x-1")];
  // Fumadocs numbers the parts of a page behind its id.
  const parts = [0, 1, 2].map((number) => `${first?.id}-${number}`);
  expect(parts).not.toContain(second?.id);
  expect(first?.url).toBe("/x");
});
