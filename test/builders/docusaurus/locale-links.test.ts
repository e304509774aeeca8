import { expect, it } from "vitest";
import { LocaleLinks } from "../../../src/builders/docusaurus/locale-links.ts";
import { layOutLocale } from "../../../src/builders/docusaurus/locale-site.ts";
import { listLanguages } from "../../../src/builders/model/languages.ts";
import type { Docs } from "../../../src/builders/shared/pages/read-docs.ts";
import { collectUnsupported } from "../../../src/builders/shared/unsupported/unsupported-features.ts";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

it("tells the pages of languages apart without going through the navigation for each", () => {
  const navigation = resolveHandwritten({
    languages: [
      { language: "en", pages: ["a", "b"] },
      { language: "fr", pages: ["fr/a", "fr/b"] },
    ],
  });
  let times = 0;
  const counted = {
    ...navigation,
    lookup: navigation.lookup,
    get children() {
      times++;
      return navigation.children;
    },
  };
  const site = layOutLocale(navigation, listLanguages(navigation)[0], collectUnsupported("Docusaurus"));
  const i18n = { currentLocale: "en", defaultLocale: "en" };
  const links = new LocaleLinks({ navigation: counted } as unknown as Docs, site, { baseUrl: "/", i18n } as never);
  const before = times;
  const paths = ["/a", "/b", "/fr/a", "/fr/b"].map((address) => links.pathOf(address));
  expect(paths).toEqual(["/a", "/b", undefined, undefined]);
  expect(times).toBe(before);
});
