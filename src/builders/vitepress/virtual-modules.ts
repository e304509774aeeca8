import type { LanguagePlace } from "../model/language-folder.ts";
import { runScripts } from "../shared/extras/site-extras.ts";
import { parseCode } from "../vite/virtual-module.ts";
import type { LocaleData } from "./client.ts";

/** The beginning of the names of the modules that the plugin makes. */
export const MODULE = "virtual:docsjson/";
/** What the modules import of this package for the browser. */
export const CLIENT = "docsjson/vitepress/client";
/** The styles of pages and of what is around them, and the script of pages. */
export const STYLE_MODULE = `${MODULE}pages.css`;
export const SCRIPT_MODULE = `${MODULE}pages.js`;

/** The data that the pages of a language show around them. */
export interface VitePressLocaleSite extends LocaleData {
  readonly key: string;
  /** Where the pages of the language are. */
  readonly place: LanguagePlace;
  readonly firstPage: string;
  /** The beginnings of paths in the language, each with the folder of its pages, if there are two. */
  readonly folders?: Readonly<Record<string, string>> | undefined;
  /** HTML. */
  readonly banner?: string | undefined;
  /** What the button says with which readers close the banner for good; absent without one. */
  readonly close?: string | undefined;
  readonly footer?: string | undefined;
}

/** The content of the modules. */
export interface VitePressSite {
  readonly locales: readonly VitePressLocaleSite[];
  /** What is at addresses without a page, as text and as HTML. */
  readonly notFound?: { readonly title: string; readonly html: string } | undefined;
  /** The addresses of the docs' own scripts. */
  readonly scripts: readonly string[];
}

/** The data of one language, by its number. */
export function localeModule({ locales }: VitePressSite, number: string): string {
  const { sidebar, versions, nav } = locales[Number(number)] ?? { sidebar: [], versions: [], nav: [] };
  return `export default ${parseCode({ sidebar, versions, nav })};\n`;
}

/** The banner of a language, which stays closed, behind VitePress's skip link, and the HTML of a part of the page. */
const BANNER = `const layoutOf = (theme) => theme.Layout ?? (theme.extends ? layoutOf(theme.extends) : undefined);
const html = (texts, name) => defineComponent(() => {
  const { localeIndex, site } = useData();
  return () => texts[localeIndex.value] ? h("div", { class: name, role: "region", "aria-label": site.value.title, innerHTML: texts[localeIndex.value] }) : null;
});
const Banner = defineComponent(() => {
  const { localeIndex } = useData();
  const text = computed(() => banners[localeIndex.value]);
  const closed = ref(false);
  const recall = () => {
    closed.value = closeWords[localeIndex.value] !== undefined && localStorage.getItem("docs-banner") === text.value;
  };
  const close = () => {
    localStorage.setItem("docs-banner", text.value);
    closed.value = true;
  };
  onMounted(() => watch(text, recall, { immediate: true }));
  return () =>
    text.value
      ? [
          h(SkipLink),
          h("div", { class: ["docs-site-banner", { closed: closed.value }], role: "region", "aria-labelledby": "docs:banner" }, [
            h("span", { id: "docs:banner", innerHTML: text.value }),
            closeWords[localeIndex.value] ? h("button", { type: "button", "aria-label": closeWords[localeIndex.value], onClick: close }, "×") : null,
          ]),
        ]
      : null;
});`;

/** The site's theme with the data of the languages, the banner and the footer. */
export function themeModule(
  { locales, notFound, scripts }: VitePressSite,
  theme: string,
  pages: readonly string[] | undefined,
): string {
  const loaders = locales.map(
    ({ key }, index) => `  ${JSON.stringify(key)}: () => import("${MODULE}${index}").then((module) => module.default),`,
  );
  const pick = <Value>(read: (locale: VitePressLocaleSite) => Value) =>
    parseCode(Object.fromEntries(locales.map((locale) => [locale.key, read(locale)])));
  return `import { computed, defineComponent, h, onMounted, ref, shallowRef, watch } from "vue";
import { useData } from "vitepress";
import SkipLink from "vitepress/dist/client/theme-default/components/VPSkipLink.vue";
import { fitBar, installDocs, pageKeys } from ${JSON.stringify(CLIENT)};
import Theme from ${JSON.stringify(theme)};
import ${JSON.stringify(STYLE_MODULE)};

const locales = {
${loaders.join("\n")}
};
const pages = ${pages ? `pageKeys(${parseCode(pages)})` : "undefined"};
const firstPages = ${pick(({ firstPage }) => firstPage)};
const places = ${pick(({ place }) => place)};
const folders = ${pick(({ folders }) => folders)};
const banners = ${pick(({ banner }) => banner)};
const closeWords = ${pick(({ close }) => close)};
const footers = ${pick(({ footer }) => footer)};
${BANNER}
const Footer = html(footers, "docs-footer");
const notFound = ${JSON.stringify(notFound)};
const NotFound = defineComponent(() => {
  const { page } = useData();
  onMounted(() => Object.assign(page.value, { title: notFound.title, description: "" }));
  return () => h("div", { class: "docs-not-found", innerHTML: notFound.html });
});
const slots = { "layout-top": () => h(Banner), "layout-bottom": () => h(Footer)${
    notFound === undefined ? "" : `, "not-found": () => h(NotFound)`
  } };

export default {
  extends: Theme,
  Layout: defineComponent(() => {
    onMounted(fitBar);
    onMounted(() => { ${runScripts(scripts)} });
    onMounted(() => import(${JSON.stringify(SCRIPT_MODULE)}));
    return () => h(layoutOf(Theme), null, slots);
  }),
  async enhanceApp({ app, router, siteData }) {
    const data = app.runWithContext(() => useData());
    await installDocs({ computed, shallowRef, locales, places, firstPages, folders, pages, data, router, base: siteData.value.base });
  },
};
`;
}
