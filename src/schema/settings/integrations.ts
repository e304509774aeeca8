import { type TProperties, Type } from "@sinclair/typebox";
import { choice, type SchemaHints, snippet } from "../values/annotate.ts";
import { CLOSED, flag, object, partial, text } from "../values/forms.ts";
import { httpsUrl, url } from "../values/link.ts";

/** A service with its fields. The first field is required. */
const service = (what: string, fields: TProperties) =>
  Type.Optional(
    object(what, fields, {
      hints: {
        snippets: [snippet("new service", what, { [Object.keys(fields)[0] ?? ""]: "$1" })],
      },
    }),
  );
const analytics = (name: string, fields: TProperties) => service(`Sends page views to ${name}.`, fields);

/** A text of a form that the service gives its ids. */
const id = (
  description: string,
  form: { pattern?: string; minLength?: number; maxLength?: number; hints?: SchemaHints } = {},
) => text(description, form);
const beginning = (description: string, text: string) =>
  id(description, { pattern: `^${text}`, hints: { form: "beginning" } });
const host = (description: string, example: string) =>
  text(description, {
    pattern: "^(?!https?://)",
    examples: [example],
    hints: { form: "bare-host" },
  });

/** Analytics and other services that the site talks to. Source: the hosted platform, as observed in November 2026. */
export const Integrations = partial(
  "Analytics and other services that the site talks to.",
  {
    adobe: analytics("Adobe Analytics", { launchUrl: url("The URL of your Launch script.") }),
    amplitude: analytics("Amplitude", { apiKey: id("Your API key.") }),
    clarity: service("Records how readers use the pages, with Microsoft Clarity.", {
      projectId: id("Your project's id."),
    }),
    clearbit: service("Tells which companies read the site, with Clearbit.", {
      publicApiKey: id("Your public API key."),
    }),
    cookies: partial("All other services wait until this cookie says that the reader consents.", {
      key: text("The name of the cookie."),
      value: text("The value that means consent."),
    }),
    fathom: analytics("Fathom", { siteId: id("Your site's id.") }),
    frontchat: service("Shows the chat of Front.", {
      snippetId: id("The id of your chat snippet: 6 characters or more.", { minLength: 6 }),
    }),
    ga4: analytics("Google Analytics 4", { measurementId: beginning("Your measurement id, such as `G-ABC123`.", "G") }),
    gtm: service("Loads a container of Google Tag Manager.", {
      tagId: beginning("Your container's id, such as `GTM-ABC123`.", "G"),
    }),
    heap: analytics("Heap", { appId: id("Your app's id.") }),
    hightouch: service("Sends events to Hightouch.", {
      writeKey: id("Your write key."),
      apiHost: Type.Optional(text("The host that events are sent to, if it is not the usual one.")),
    }),
    hotjar: service("Records how readers use the pages, with Hotjar.", {
      hjid: id("Your site's id, as a string."),
      hjsv: id("The version of the snippet, as a string."),
    }),
    intercom: service("Shows the messenger of Intercom.", {
      appId: id("Your app's id: 6 characters or more.", { minLength: 6 }),
    }),
    koala: analytics("Koala", { publicApiKey: id("Your public API key.", { minLength: 2 }) }),
    logrocket: service("Records sessions, with LogRocket.", { appId: id("Your app's id.") }),
    mixpanel: analytics("Mixpanel", {
      projectToken: id("Your project's token."),
      region: Type.Optional(
        choice("The region in which Mixpanel stores your data.", {
          us: "In the United States.",
          eu: "In the European Union.",
          in: "In India.",
        }),
      ),
    }),
    onetrust: service("Asks readers for their consent, with OneTrust.", {
      domainScript: id("The id of your domain's script.", { minLength: 1 }),
      scriptSource: Type.Optional(httpsUrl("The URL of the OneTrust script.", "https://cdn.example.com/otSDKStub.js")),
      categoryId: Type.Optional(id("The category that analytics fall under.", { minLength: 1 })),
    }),
    pirsch: analytics("Pirsch", { id: id("Your site's id.") }),
    plausible: analytics("Plausible", {
      domain: host("The domain that Plausible knows the site by.", "docs.example.com"),
      server: Type.Optional(host("The host of your own Plausible server.", "plausible.example.com")),
    }),
    posthog: analytics("PostHog", {
      apiKey: beginning("Your project's API key: it begins with `phc_`.", "phc_"),
      apiHost: Type.Optional(
        url("The URL that events are sent to, if it is not the usual one.", "https://ph.example.com"),
      ),
      sessionRecording: Type.Optional(flag("`true` records sessions too.")),
    }),
    segment: service("Sends events to Segment.", {
      key: id("Your write key."),
      cdnUrl: Type.Optional(
        httpsUrl(
          "The URL that Segment's script is loaded from, if it is not the usual one.",
          "https://cdn.example.com",
        ),
      ),
    }),
    telemetry: partial("The platform's own telemetry.", {
      enabled: flag("`false` switches the platform's own telemetry off."),
    }),
    transcend: service("Asks readers for their consent, with Transcend.", {
      bundleId: id("The id of your bundle: letters, digits, `-` and `_`.", {
        pattern: "^[A-Za-z0-9_-]+$",
        hints: { form: "identifier" },
      }),
      analyticsPurpose: Type.Optional(
        id("The purpose that readers consent to for analytics: up to 100 characters.", {
          pattern: "\\S",
          maxLength: 100,
          hints: { form: "empty" },
        }),
      ),
    }),
  },
  CLOSED,
);
