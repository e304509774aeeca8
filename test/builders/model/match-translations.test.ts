import { toStarlight } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

/** Tabs of two languages, each with its pages; in Spanish they lie in `es/`. */
function translate(english: Record<string, string[]>, spanish: Record<string, string[]>) {
  const tabs = (entries: Record<string, string[]>, folder: string) =>
    Object.entries(entries).map(([tab, pages]) => ({ tab, pages: pages.map((page) => folder + page) }));
  const { value, diagnostics } = toStarlight(
    resolveHandwritten({
      languages: [
        { language: "en", tabs: tabs(english, "") },
        { language: "es", tabs: tabs(spanish, "es/") },
      ],
    }),
  );
  const titles = value.sidebar.map(({ label, translations }) => [label, translations?.es]);
  return {
    titles,
    unsure: diagnostics.filter(({ message }) => message.includes("counterpart in the default language is unclear")),
  };
}

describe("elements of other languages", () => {
  it("are matched by all the pages that they share, not by the first", () => {
    const { titles, unsure } = translate(
      { Guides: ["start", "a", "b"], AI: ["start", "ai"] },
      { Guías: ["start", "a", "b"], IA: ["start", "ai"] },
    );
    expect(titles).toEqual([
      ["Guides", "Guías"],
      ["AI", "IA"],
    ]);
    expect(unsure).toEqual([]);
  });

  it("are matched where they come in another order", () => {
    const { titles } = translate(
      { Guides: ["a", "b"], AI: ["c", "d"], News: ["e"] },
      { IA: ["c", "d", "a"], Guías: ["a", "b"] },
    );
    expect(titles).toEqual([
      ["Guides", "Guías"],
      ["AI", "IA"],
      ["News", undefined],
    ]);
  });

  it("are matched by their place where they share no page with any element", () => {
    const { titles } = translate({ Guides: ["start"], AI: ["ai"] }, { Guías: ["inicio"], IA: ["ia"] });
    expect(titles).toEqual([
      ["Guides", "Guías"],
      ["AI", "IA"],
    ]);
  });

  it("keep the default language's title, and say so, where their counterpart can't be told", () => {
    const { titles, unsure } = translate(
      { Guides: ["a", "b"], AI: ["a", "b"] },
      { Todo: ["c"], Guías: ["d"], IA: ["a"] },
    );
    expect(titles).toEqual([
      ["Guides", undefined],
      ["AI", undefined],
    ]);
    expect(unsure.flatMap(({ pointer, related }) => [pointer, ...related.map((place) => place.pointer)])).toEqual([
      "/navigation/languages/1/tabs/0",
      "/navigation/languages/1/tabs/1",
      "/navigation/languages/1/tabs/2",
    ]);
  });
});
