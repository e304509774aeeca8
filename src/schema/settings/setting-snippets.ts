import { Type } from "@sinclair/typebox";
import { Include } from "../elements/element.ts";
import { snippet } from "../values/annotate.ts";
import { either } from "../values/forms.ts";

/** The text that an editor writes for a new setting: the value with which most sites begin. `^` marks what is no string. */
const BEGINNINGS = {
  Colors: { primary: "${1:#0d9373}" },
  Appearance: { default: "${1:system}" },
  Background: { decoration: "${1:gradient}" },
  Fonts: { family: "${1:Inter}" },
  Icons: { library: "${1:lucide}" },
  Styling: { eyebrows: "${1:breadcrumbs}" },
  Thumbnails: { background: "${1:/images/thumbnail.png}" },
  Navbar: {
    links: [{ label: "${1:Support}", href: "${2:https://example.com}" }],
    primary: { type: "button", label: "${3:Get started}", href: "${4:https://example.com}" },
  },
  Footer: { socials: { github: "${1:https://github.com/acme}" } },
  Banner: { content: "${1:Version 2 is out.}", dismissible: "^${2:true}" },
  ApiSettings: { playground: { display: "${1:interactive}" } },
  Integrations: { ga4: { measurementId: "${1:G-ABC123}" } },
  Interaction: { drilldown: "^${1:true}" },
  Search: { prompt: "${1:Search…}" },
  Redirects: [{ source: "${1:/old}", destination: "${2:/new}" }],
  Errors: { "404": { redirect: "^${1:false}", title: "${2:This page does not exist}" } },
  Seo: { indexing: "${1:all}" },
  Contextual: { options: ["copy", "view", "chatgpt", "claude"] },
  Metadata: { timestamp: "^${1:true}" },
  Variables: { "${1:version}": "${2:2.1.0}" },
  Markdown: { instructions: "${1:Prefer the examples of version 2.}" },
  Variations: { options: [{ id: "${1:cloud}", label: "${2:Cloud}" }] },
};

/** The settings that have a definition of their own. */
export type SettingName = keyof typeof BEGINNINGS;

/** A setting as it is defined, or put in from another file. */
export function settingField(name: SettingName, description: string) {
  const label = `new ${name === "ApiSettings" ? "api" : name.toLowerCase()}`;
  const snippets = [snippet(label, description, BEGINNINGS[name])];
  return either(description, [Type.Ref(name), Include], { hints: { snippets } });
}
