import { type OperationNode, type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { indexChannels } from "docsjson/openapi";
import { describe, expect, it } from "vitest";
import { SITE_WORDS, THEME_WORDS, translatorTo, wordsIn } from "../../../src/builders/shared/site-words.ts";
import { renderPage } from "../../../src/render/render-page.ts";
import { MINTLIFY_LANGUAGES } from "../../../src/vocabulary/elements/languages.ts";
import { BARE_CONTEXT } from "../../support/bare-context.ts";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

const SCHEMA = {
  type: "object",
  required: ["1"],
  minProperties: 1,
  maxProperties: 9,
  additionalProperties: false,
  dependentRequired: { "1": ["2"] },
  dependentSchemas: { "1": { properties: { "3": { const: 3 } } } },
  properties: {
    "1": { type: ["integer", "null"], minimum: 1, maximum: 9, multipleOf: 2, default: 4, readOnly: true, example: 6 },
    "2": { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 9, format: "float", deprecated: true },
    "3": { type: "string", minLength: 1, maxLength: 9, pattern: "\\d", writeOnly: true, xml: { attribute: true } },
    "4": { enum: [1, 2, 3] },
    "5": { enum: Array.from({ length: 20 }, (_, index) => index) },
    "6": { type: "array", items: { type: "integer" }, minItems: 1, maxItems: 9, uniqueItems: true },
    "7": { type: "array", prefixItems: [{ type: "integer" }], contains: { const: 1 }, minContains: 1, maxContains: 2 },
    "8": { oneOf: [{ type: "integer" }, { $ref: "#/components/schemas/0" }], discriminator: { propertyName: "1" } },
    "9": { anyOf: [{ type: "integer" }, { not: { const: 1 } }], xml: { wrapped: true, name: "1", namespace: "2" } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    "10": { if: { const: 1 }, then: { const: 2 }, else: { const: 3 }, propertyNames: { maxLength: 1 }, xml: {} },
    "11": { type: "integer", minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
    "12": { type: "object", additionalProperties: { type: "integer" } },
    "13": { $ref: "#/components/schemas/0" },
    "14": { type: "array", items: { $ref: "#/components/schemas/0" }, format: "0" },
    "15": { type: "string", example: "1".repeat(90) },
  },
};

const RESPONSE = {
  description: "1",
  headers: { "1": { schema: { type: "integer" } } },
  content: { "application/json": { schema: SCHEMA, examples: { "1": { value: 1 }, "2": { value: 2 } } } },
  links: { "1": { operationId: "1", parameters: { "1": 2 }, requestBody: 3, server: { url: "/" } } },
};

/** A spec that has of all that pages of operations show, without a word of its own. */
const SPEC = {
  openapi: "3.1.0",
  info: { title: "1", version: "1" },
  servers: [{ url: "https://{0}.example.com", variables: { "0": { default: "1", enum: ["1", "2"] } } }],
  security: [{ "1": ["2"], "2": ["3"] }, { "3": [] }, { "4": [] }, {}],
  paths: {
    "/1/{0}": {
      post: {
        operationId: "1",
        deprecated: true,
        parameters: [
          { name: "0", in: "path", required: true, schema: { type: "integer" }, example: 1 },
          { name: "1", in: "query", examples: { "1": { value: 2 } }, style: "form", schema: { type: "integer" } },
          { name: "2", in: "querystring", content: { "application/json": { schema: { type: "integer" } } } },
          { name: "3", in: "header", schema: { type: "integer" }, deprecated: true },
          { name: "4", in: "cookie", schema: { type: "integer" } },
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: SCHEMA },
            "multipart/form-data": {
              schema: { type: "object", properties: { "1": { type: "string" } } },
              encoding: { "1": { contentType: "image/png", headers: { "1": { schema: { type: "integer" } } } } },
            },
          },
        },
        responses: { 200: RESPONSE, 404: RESPONSE },
        callbacks: {
          "1": {
            "{$url}": { post: { requestBody: { content: { "application/json": {} } }, responses: { 1: RESPONSE } } },
          },
        },
        "x-codeSamples": [{ source: "1" }, { source: "2" }],
      },
    },
  },
  components: {
    schemas: { "0": SCHEMA },
    securitySchemes: {
      "1": { type: "oauth2", flows: { implicit: { tokenUrl: "/", scopes: { "2": "3" } } }, oauth2MetadataUrl: "/" },
      "2": { type: "http", scheme: "bearer", bearerFormat: "1", deprecated: true },
      "3": { type: "apiKey", in: "query", name: "1" },
      "4": { type: "mutualTLS" },
    },
  },
};

const EVENTS = {
  asyncapi: "3.0.0",
  info: { title: "1", version: "1" },
  servers: { "1": { host: "1", protocol: "2" } },
  channels: { "1": { address: "1", parameters: { "1": {} }, messages: { "1": { headers: SCHEMA, payload: SCHEMA } } } },
  operations: {
    "1": { action: "send", channel: { $ref: "#/channels/1" } },
    "2": { action: "receive", channel: { $ref: "#/channels/1" } },
  },
};

const pageOf = ({ pages }: Pick<ResolvedNavigation, "pages">, spec: object, language: string | undefined) =>
  toOperationPage(pages[0] as OperationNode, spec, { language });

const operationIn = (language?: string) =>
  pageOf(resolveHandwritten({ openapi: "a.json", pages: ["POST /1/{0}"] }, { "a.json": SPEC }), SPEC, language);

function channelIn(language: string, events: object = EVENTS) {
  const asyncapi = new Map([["a.json", indexChannels(events)]]);
  const { value } = resolveNavigation({ navigation: { tabs: [{ tab: "1", asyncapi: "a.json" }] } }, { asyncapi });
  return pageOf(value ?? { pages: [] }, events, language);
}

/** The writing of languages, by which a row with a word too many or too few is found. */
const SCRIPTS: readonly (readonly [language: RegExp, letters: RegExp])[] = [
  [/^ar/, /\p{Script=Arabic}/u],
  [/^he/, /\p{Script=Hebrew}/u],
  [/^hi/, /\p{Script=Devanagari}/u],
  [/^(?:cn|zh)/, /\p{Script=Han}/u],
  [/^(?:jp|ja)/, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  [/^ko/, /\p{Script=Hangul}/u],
  [/^(?:ru|uk)/, /\p{Script=Cyrillic}/u],
  [/./, /^\P{Script=Cyrillic}+$/u],
];

/** Whether words are written as those of their language, but for cookies, and what is punctuation there. */
const isIn = (language: string, english: string, text: string): boolean =>
  !/[a-z]/i.test(english) ||
  text === "$1 ($2)" ||
  text === "Cookie" ||
  SCRIPTS.find(([name]) => name.test(language))?.[1].test(text) === true;

/** The names that specs have in all languages. */
const NAMES =
  /\b(?:channel|JSON|XML|HTTP|cookie|integer|number|string|object|array|null|any|float|form|style|pattern|multipart|image|png|application|json|OAuth|implicit|token|URL|Bearer|key|example|https?|post|com|cURL|JavaScript|Python)\b/gi;

/** The words of a page in Latin letters: its text without what is code. */
const latinWords = (html: string): string[] =>
  html
    .replace(/<pre.*?<\/pre>|<code>.*?<\/code>/gs, "")
    .replace(/<[^>]*>|&[#\w]+;/g, " ")
    .replace(NAMES, "")
    .match(/[a-z]{2,}/gi) ?? [];

describe("the words of sites", () => {
  it.each(MINTLIFY_LANGUAGES.filter((language) => language !== "en"))("are all there in %s", (language) => {
    const words = Object.entries(wordsIn(language, SITE_WORDS) ?? {});
    expect(words).not.toEqual([]);
    const placesIn = (text: string): string => text.match(/\$\d/g)?.sort().join() ?? "";
    const isWrong = (english: string, text: string): boolean =>
      text.trim() === "" || placesIn(text) !== placesIn(english) || !isIn(language, english, text);
    expect(words.filter((pair) => isWrong(...pair))).toEqual([]);
    const ofTheme = Object.values(wordsIn(language, THEME_WORDS) ?? {});
    expect(new Set(ofTheme).size).toBe(ofTheme.length);
  });

  it("leave nothing in English on the page of an operation and of a channel", () => {
    const pages = [operationIn("ru").html, channelIn("ru").html];
    expect(pages.map(latinWords)).toEqual([[], []]);
    expect(pages[0]).toContain("Тело запроса");
    expect(pages[1]).toContain("Отправить");
  });

  it("say what a callout is", () => {
    const labelIn = (language?: string) =>
      renderPage({ file: "a.mdx", text: "<Warning>1</Warning>", language }, { ...BARE_CONTEXT, translatorTo });
    expect(labelIn("de").html).toContain('aria-label="Warnung"');
    expect(labelIn().html).toContain('aria-label="warning"');
  });

  it("change neither the anchors of headings nor the Markdown for agents", () => {
    const [english, russian] = [operationIn(), operationIn("ru")];
    expect(english.headings.map(({ slug }) => slug)).toContain("request-body");
    expect(russian.headings.map(({ slug }) => slug)).toEqual(english.headings.map(({ slug }) => slug));
    expect(russian.headings.map(({ text }) => text)).toContain("Тело запроса");
    expect(russian.markdown).toBe(english.markdown);
  });

  it("leave names of the spec as they are, even those that are words of the page", () => {
    const events = { ...EVENTS, channels: { "1": { messages: { Headers: { payload: { title: "Fields" } } } } } };
    const { html } = channelIn("de", events);
    expect(html).toContain('<h3 id="headers">Headers</h3>');
    expect(html).toContain("Fields");
  });

  it("go by the language of a region, and are English in what docs.json doesn't know", () => {
    expect(operationIn("fr-CA").html).toBe(operationIn("fr").html);
    expect(operationIn("xx").html).toBe(operationIn().html);
    expect(operationIn("pt-BR").html).toContain("Corpo da solicitação");
    expect(wordsIn("zh-TW", THEME_WORDS)).toEqual(wordsIn("zh-Hant", THEME_WORDS));
    expect(wordsIn("cn", THEME_WORDS)?.["Next page"]).toBe("下一页");
    expect(wordsIn("en", THEME_WORDS)).toBeUndefined();
    expect(wordsIn("constructor", THEME_WORDS)).toBeUndefined();
  });
});
