import { type TProperties, Type } from "@sinclair/typebox";
import { described } from "./annotate.ts";
import { text } from "./common-fields.ts";

const service = (name: string, fields: TProperties) =>
  Type.Optional(Type.Object(fields, described(`Sends page views to ${name}.`)));
const field = (description: string) => Type.Optional(text(description));

/** Analytics and other services that the site talks to. */
export const Integrations = Type.Object(
  {
    adobe: service("Adobe Analytics", { launchUrl: field("The URL of your Launch script.") }),
    amplitude: service("Amplitude", { apiKey: field("Your API key.") }),
    clarity: service("Microsoft Clarity", { projectId: field("Your project's id.") }),
    clearbit: service("Clearbit", { publicApiKey: field("Your public API key.") }),
    cookies: Type.Optional(
      Type.Object(
        { key: field("The name of the cookie."), value: field("The value that means consent.") },
        described("Holds all other services back until this cookie says that the reader consents."),
      ),
    ),
    fathom: service("Fathom", { siteId: field("Your site's id.") }),
    frontchat: service("Front Chat", { snippetId: field("The id of your chat snippet.") }),
    ga4: service("Google Analytics 4", { measurementId: field("Your measurement id, such as `G-ABC123`.") }),
    gtm: service("Google Tag Manager", { tagId: field("Your container's id, such as `GTM-ABC123`.") }),
    heap: service("Heap", { appId: field("Your app's id.") }),
    hightouch: service("Hightouch", {
      writeKey: field("Your write key."),
      apiHost: field("The host that events are sent to, where it is not the usual one."),
    }),
    hotjar: service("Hotjar", { hjid: field("Your site's id."), hjsv: field("The version of the snippet.") }),
    intercom: service("Intercom", { appId: field("Your app's id.") }),
    koala: service("Koala", { publicApiKey: field("Your public API key.") }),
    logrocket: service("LogRocket", { appId: field("Your app's id.") }),
    mixpanel: service("Mixpanel", { projectToken: field("Your project's token.") }),
    onetrust: service("OneTrust", {
      scriptSource: field("The URL of the OneTrust script."),
      domainScript: field("The id of your domain's script."),
      categoryId: field("The category that analytics fall under."),
    }),
    osano: service("Osano", { scriptSource: field("The URL of the Osano script.") }),
    pirsch: service("Pirsch", { id: field("Your site's id.") }),
    plausible: service("Plausible", {
      domain: field("The domain that Plausible knows the site by."),
      server: field("The host of your own Plausible server."),
    }),
    posthog: service("PostHog", {
      apiKey: field("Your project's API key."),
      apiHost: field("The host that events are sent to, where it is not the usual one."),
      sessionRecording: Type.Optional(Type.Boolean(described("`true` records sessions too."))),
    }),
    segment: service("Segment", { key: field("Your write key.") }),
    telemetry: Type.Optional(
      Type.Object(
        { enabled: Type.Optional(Type.Boolean(described("`false` switches the platform's own telemetry off."))) },
        described("The platform's own telemetry."),
      ),
    ),
  },
  described("Analytics and other services that the site talks to."),
);
