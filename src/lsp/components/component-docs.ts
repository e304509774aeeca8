import { type ComponentDocs, componentDocs } from "../../report/component-docs.ts";
import type { Asked } from "../feature.ts";
import { type SiteComponent, siteComponents } from "./site-components.ts";

/** A component as editors show it: one of the platform, or one of the site. */
export interface KnownComponent extends ComponentDocs {
  /** Of a component of the site: where it is from. */
  readonly own?: SiteComponent;
}

/**
 * The components of the platform in the order of their use, then the page's own. A component of the page hides one of the
 * platform with its name.
 */
export async function knownComponents({
  schema,
  positions,
  file,
  lastGood,
}: Asked): Promise<Map<string, KnownComponent>> {
  const reader = await schema("components");
  const found = new Map<string, KnownComponent>(reader.names().map((name) => [name, componentDocs(name, reader)]));
  for (const [name, own] of siteComponents(positions.text, file, lastGood.textOf)) found.set(name, siteComponent(own));
  return found;
}

function siteComponent(own: SiteComponent): KnownComponent {
  const properties = own.properties ?? [];
  const given = properties.filter((name) => name !== "children").map((name, at) => ` ${name}="$${at + 1}"`);
  const hasContent = own.properties === undefined || properties.includes("children");
  const place = given.length + 1;
  return {
    name: own.name,
    description: `A component of the site, from \`${own.file}\`.`,
    snippet: `<${own.name}${given.join("")}${hasContent ? `>$${place}</${own.name}>` : " />"}`,
    within: [],
    contains: [],
    properties: properties
      .filter((name) => name !== "children")
      .map((name) => ({ name, isRequired: false, values: [] })),
    own,
  };
}
