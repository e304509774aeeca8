import type { Component } from "../compile/jsx-runtime.ts";
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

/**
 * The platform's own components by name, `Tree.File` as a member of `Tree`.
 *
 * @see https://mintlify.com/docs/components
 */
export function allComponents(look: Look): Map<string, Component> {
  const components = new Map<string, Component>();
  const parts = [callouts, cards, steps, tabs, disclosures, fields, code, blocks, icons];
  for (const make of parts) {
    for (const [name, component] of Object.entries(make(look))) {
      const [owner = "", member] = name.split(".");
      if (member === undefined) components.set(name, component);
      else components.set(owner, Object.assign(components.get(owner) ?? showChildren(), { [member]: component }));
    }
  }
  return components;
}

/** A component that is a name for others only. */
const showChildren = (): Component => (props) => props.children;
