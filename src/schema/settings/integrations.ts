import { type TProperties, Type } from "@sinclair/typebox";
import { text } from "../elements/common-fields.ts";
import { described } from "../values/annotate.ts";

/** A service with its fields, the first of which it does not do without. */
const service = (what: string, fields: TProperties) =>
  Type.Optional(
    Type.Object(
      fields,
      described(what, {
        hints: {
          snippets: [{ label: "new service", description: what, body: { [Object.keys(fields)[0] ?? ""]: "$1" } }],
        },
      }),
    ),
  );
const analytics = (name: string, fields: TProperties) => service(`Sends page views to ${name}.`, fields);
const field = (description: string) => Type.Optional(text(description));

/** Analytics and other services that the site talks to. */
export const Integrations = Type.Object(
  {
    adobe: analytics("Adobe Analytics", { launchUrl: field("The URL of your Launch script.") }),
    amplitude: analytics("Amplitude", { apiKey: field("Your API key.") }),
    clarity: service("Records how readers use the pages, with Microsoft Clarity.", {
      projectId: field("Your project's id."),
    }),
    clearbit: service("Tells which companies read the site, with Clearbit.", {
      publicApiKey: field("Your public API key."),
    }),
    cookies: Type.Optional(
      Type.Object(
        { key: field("The name of the cookie."), value: field("The value that means consent.") },
        described("Holds all other services back until this cookie says that the reader consents."),
      ),
    ),
    fathom: analytics("Fathom", { siteId: field("Your site's id.") }),
    frontchat: service("Shows the chat of Front.", { snippetId: field("The id of your chat snippet.") }),
    ga4: analytics("Google Analytics 4", { measurementId: field("Your measurement id, such as `G-ABC123`.") }),
    gtm: service("Loads a container of Google Tag Manager.", {
      tagId: field("Your container's id, such as `GTM-ABC123`."),
    }),
    heap: analytics("Heap", { appId: field("Your app's id.") }),
    hightouch: service("Sends events to Hightouch.", {
      writeKey: field("Your write key."),
      apiHost: field("The host that events are sent to, where it is not the usual one."),
    }),
    hotjar: service("Records how readers use the pages, with Hotjar.", {
      hjid: field("Your site's id."),
      hjsv: field("The version of the snippet."),
    }),
    intercom: service("Shows the messenger of Intercom.", { appId: field("Your app's id.") }),
    koala: analytics("Koala", { publicApiKey: field("Your public API key.") }),
    logrocket: service("Records sessions, with LogRocket.", { appId: field("Your app's id.") }),
    mixpanel: analytics("Mixpanel", { projectToken: field("Your project's token.") }),
    onetrust: service("Asks readers for their consent, with OneTrust.", {
      scriptSource: field("The URL of the OneTrust script."),
      domainScript: field("The id of your domain's script."),
      categoryId: field("The category that analytics fall under."),
    }),
    osano: service("Asks readers for their consent, with Osano.", {
      scriptSource: field("The URL of the Osano script."),
    }),
    pirsch: analytics("Pirsch", { id: field("Your site's id.") }),
    plausible: analytics("Plausible", {
      domain: field("The domain that Plausible knows the site by."),
      server: field("The host of your own Plausible server."),
    }),
    posthog: analytics("PostHog", {
      apiKey: field("Your project's API key."),
      apiHost: field("The host that events are sent to, where it is not the usual one."),
      sessionRecording: Type.Optional(Type.Boolean(described("`true` records sessions too."))),
    }),
    segment: service("Sends events to Segment.", { key: field("Your write key.") }),
    telemetry: Type.Optional(
      Type.Object(
        { enabled: Type.Optional(Type.Boolean(described("`false` switches the platform's own telemetry off."))) },
        described("The platform's own telemetry."),
      ),
    ),
  },
  described("Analytics and other services that the site talks to."),
);
