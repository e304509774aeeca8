import { hashText } from "../../../json/hash-text.ts";
import { asObject, isObject, own } from "../../../json/json-value.ts";
import { trimEndOf } from "../../../vocabulary/files/trim-end.ts";
import type { SiteFile } from "../pages/published-files.ts";

/** A service as a browser loads it: its script, the attributes of that, and what must be there before it. */
interface Service {
  readonly src: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Statements of JavaScript. */
  readonly before?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const json = (value: unknown): string => JSON.stringify(value);
const part = (value: unknown): string => encodeURIComponent(String(value));

/** A function that keeps its calls until the service's script is there. */
const queue = (name: string): string =>
  `window.${name} ||= function () { (window.${name}.q ||= []).push(arguments); };`;

const DATA_LAYER = "window.dataLayer ||= [];";

/** The services of `integrations` that are a script and an id. The first field must be there. */
const SERVICES: Readonly<Record<string, readonly [required: string, make: (fields: Fields) => Service]>> = {
  adobe: ["launchUrl", ({ launchUrl }) => ({ src: String(launchUrl) })],
  clarity: [
    "projectId",
    ({ projectId }) => ({ src: `https://www.clarity.ms/tag/${part(projectId)}`, before: queue("clarity") }),
  ],
  fathom: [
    "siteId",
    ({ siteId }) => ({
      src: "https://cdn.usefathom.com/script.js",
      attributes: { "data-site": String(siteId), "data-spa": "auto" },
    }),
  ],
  ga4: [
    "measurementId",
    ({ measurementId }) => ({
      src: `https://www.googletagmanager.com/gtag/js?id=${part(measurementId)}`,
      before: `${DATA_LAYER} window.gtag ||= function () { window.dataLayer.push(arguments); }; gtag("js", new Date()); gtag("config", ${json(measurementId)});`,
    }),
  ],
  gtm: [
    "tagId",
    ({ tagId }) => ({
      src: `https://www.googletagmanager.com/gtm.js?id=${part(tagId)}`,
      before: `${DATA_LAYER} window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });`,
    }),
  ],
  hotjar: [
    "hjid",
    ({ hjid, hjsv = "6" }) => ({
      src: `https://static.hotjar.com/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`,
      before: `${queue("hj")} window._hjSettings = { hjid: ${json(hjid)}, hjsv: ${json(hjsv)} };`,
    }),
  ],
  intercom: [
    "appId",
    ({ appId }) => ({
      src: `https://widget.intercom.io/widget/${part(appId)}`,
      before: `window.intercomSettings = { app_id: ${json(appId)} };`,
    }),
  ],
  pirsch: [
    "id",
    ({ id }) => ({ src: "https://api.pirsch.io/pa.js", attributes: { id: "pianjs", "data-code": String(id) } }),
  ],
  plausible: [
    "domain",
    ({ domain, server = "plausible.io" }) => ({
      src: `https://${server}/js/script.js`,
      attributes: { "data-domain": String(domain) },
    }),
  ],
  posthog: [
    "apiKey",
    ({ apiKey, apiHost = "https://us.i.posthog.com", sessionRecording }) => {
      const options = {
        api_host: apiHost,
        capture_pageview: "history_change",
        disable_session_recording: sessionRecording !== true,
      };
      // PostHog's own clouds have their scripts on a host beside the one for events.
      const host = trimEndOf(String(apiHost), "/").replace(/^(https:\/\/(?:us|eu))(\.i\.posthog\.com)$/, "$1-assets$2");
      return {
        src: `${host}/static/array.js`,
        before: `window.posthog = Object.assign([], { _i: [[${json(apiKey)}, ${json(options)}]], people: [] });`,
      };
    },
  ],
};

/** `integrations` of docs.json, as far as a built site carries them out. */
export interface Analytics {
  /** The script that loads the services, if there are any. */
  readonly file: (SiteFile & { readonly text: string }) | undefined;
  /** The names of the services that are left out. */
  readonly left: readonly string[];
}

/** Settings of the services, and what is none. */
const NO_SERVICE: ReadonlySet<string> = new Set(["cookies", "telemetry"]);

/** Tools that ask readers for their consent. They do not work here, so nothing begins that may need it. */
const CONSENT_TOOLS = ["onetrust", "transcend"] as const;

export function analytics(config: unknown): Analytics {
  const integrations = asObject(own(asObject(config), "integrations"));
  const asked = Object.keys(integrations).filter((name) => !NO_SERVICE.has(name) && isObject(integrations[name]));
  const mayBegin = !CONSENT_TOOLS.some((name) => asked.includes(name));
  const left: string[] = [];
  const services = asked.flatMap((name) => {
    const [required, make] = (Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined) ?? [];
    const fields = asObject(integrations[name]);
    const service = make && mayBegin && typeof fields[required ?? ""] === "string" ? make(fields) : undefined;
    if (service && isSecure(service.src)) return service;
    left.push(name);
    return [];
  });
  if (services.length === 0) return { left, file: undefined };
  const text = scriptOf(services, asObject(integrations.cookies));
  return { left, file: { path: `/docs-analytics-${hashText(text).toString(36)}.js`, text } };
}

const isSecure = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === "https:";

/** Loads the services; if `cookies` names a key, once its value says that the reader consents. */
function scriptOf(services: readonly Service[], { key, value = "true" }: Fields): string {
  const begin = services.map(
    ({ src, attributes = {}, before = "" }) => `${before}\n  load(${json(src)}, ${json(attributes)});`,
  );
  const consents =
    typeof key === "string"
      ? `(localStorage.getItem(${json(key)}) === ${json(value)} || document.cookie.split("; ").includes(${json(`${key}=${value}`)}))`
      : "true";
  return `(() => {
const load = (src, attributes) => {
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
};
const begin = () => {
  ${begin.join("\n  ")}
};
const consents = () => { try { return ${consents}; } catch { return false; } };
const ask = () => (consents() ? begin() : setTimeout(ask, 1000));
ask();
})();
`;
}
