import type { ComponentRow } from "../../pages/components/component-row.ts";
import { COMPONENT_ROWS, propertyNamed } from "../../pages/components/platform-components.ts";
import type { Props } from "../hast.ts";
import { addComponent, type Component } from "../program/jsx-runtime.ts";
import { audience } from "./audience.ts";
import { blocks } from "./blocks.ts";
import { callouts } from "./callouts.ts";
import { cards } from "./cards.ts";
import { code } from "./code-blocks.ts";
import { disclosures } from "./disclosures.ts";
import { fields } from "./fields.ts";
import { icons } from "./icon.ts";
import type { Look } from "./look.ts";
import { steps } from "./steps.ts";
import { tabs } from "./tabs.ts";

const PARTS = [callouts, cards, steps, tabs, disclosures, fields, code, blocks, audience, icons];

/**
 * The platform's components as the table has them, by name, with their defaults and other names; `Tree.File` as a member of
 * `Tree`.
 */
export function allComponents(look: Look): Map<string, Component> {
  const own: Readonly<Record<string, Component>> = Object.assign({}, ...PARTS.map((make) => make(look)));
  const components = new Map<string, Component>();
  for (const [name, row] of COMPONENT_ROWS) {
    const rendered = own[row.aliasOf ?? name];
    if (!rendered) continue;
    addComponent(components, name, (props) => rendered(completed(props, row)));
  }
  return components;
}

/** The names of components, those of members with their owner's. */
export const componentNames = (components: ReadonlyMap<string, Component>): string[] =>
  [...components].flatMap(([name, component]) => [
    name,
    ...Object.keys(component).map((member) => `${name}.${member}`),
  ]);

/** Properties under their own names, with the values of those that are not written. */
function completed(props: Props, row: ComponentRow): Props {
  const { defaults, otherNames } = row;
  if (!defaults && !otherNames) return props;
  const meant: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(props)) {
    const known = name === "children" ? name : (propertyNamed(row, name) ?? name);
    if (value !== undefined && (known === name || props[known] === undefined)) meant[known] = value;
  }
  return meant;
}
