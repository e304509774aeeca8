import { asList, asObject, own } from "../../json/json-value.ts";

/** `api` of docs.json, as far as pages of operations go by it. */
export interface ApiSettings {
  /** How much of the playground is shown: `interactive` lets readers send requests from the page. */
  readonly playground: string;
  /** Whether requests from the page take the reader's cookies along. */
  readonly sendsCookies: boolean;
  /** The languages of generated samples, in the order of their tabs. */
  readonly languages: readonly string[];
  /** Whether samples have only what a request must have. */
  readonly onlyRequired: boolean;
  /** Whether the form begins with the spec's examples. */
  readonly prefills: boolean;
  readonly generatesSamples: boolean;
  /** Whether the fields of objects are open at first. */
  readonly isExpanded: boolean;
  /** The keys of schemas whose values are marks of their fields. */
  readonly pillKeys: readonly string[];
}

const LANGUAGES = ["bash", "javascript", "python"];

/** Reads `api` of a docs.json. Values of the wrong type are left out; `checkSite` reports them. */
export function apiSettings(config?: unknown): ApiSettings {
  const api = asObject(own(asObject(config), "api"));
  const [playground, examples, params] = ["playground", "examples", "params"].map((key) => asObject(own(api, key)));
  const { display, credentials } = playground ?? {};
  const { languages, defaults, prefill, autogenerate } = examples ?? {};
  const { expanded, post } = params ?? {};
  const named = asList(languages).filter((language) => typeof language === "string");
  return {
    playground: typeof display === "string" ? display : "interactive",
    sendsCookies: credentials === true,
    languages: named.length > 0 ? named : LANGUAGES,
    onlyRequired: defaults === "required",
    prefills: prefill === true,
    generatesSamples: autogenerate !== false,
    isExpanded: expanded === "all",
    pillKeys: asList(post).filter((key) => typeof key === "string"),
  };
}
