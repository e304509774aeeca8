import { CALLOUTS } from "./callouts.ts";
import { CARDS } from "./cards.ts";
import { CODE_COMPONENTS } from "./code.ts";
import { COLORS } from "./colors.ts";
import type { ComponentDefinition } from "./define-component.ts";
import { DISCLOSURES } from "./disclosures.ts";
import { FIELDS } from "./fields.ts";
import { INTERNAL } from "./internal.ts";
import { MEDIA } from "./media.ts";
import { PAGE_PARTS } from "./page-parts.ts";
import { STEPS } from "./steps.ts";
import { TABS } from "./tabs.ts";
import { TREES } from "./tree.ts";

/** The components that most pages have, in the order of their use on 60 real sites. The others follow. */
const BY_USE = (
  "Card CardGroup Note Warning Tip Steps Step Tabs Tab Info CodeGroup Frame Accordion AccordionGroup ParamField " +
  "ResponseField Expandable Check Update Icon Columns Column RequestExample ResponseExample Callout Badge Tooltip Danger " +
  "Tree Tree.Folder Tree.File Panel View Latex Visibility Mermaid CodeBlock"
).split(" ");

/**
 * The components of the hosted platform, in the order of their use. Sources: its public documentation (`mintlify/docs`, folder
 * `components`), its package `common`, and what real pages use (November 2026).
 */
export const PLATFORM_COMPONENTS: readonly ComponentDefinition[] = inOrderOfUse([
  ...CARDS,
  ...CALLOUTS,
  ...STEPS,
  ...TABS,
  ...CODE_COMPONENTS,
  ...DISCLOSURES,
  ...FIELDS,
  ...MEDIA,
  ...PAGE_PARTS,
  ...TREES,
  ...COLORS,
  ...INTERNAL,
]);

function inOrderOfUse(components: readonly ComponentDefinition[]): ComponentDefinition[] {
  const rank = ({ name }: ComponentDefinition) => (BY_USE.includes(name) ? BY_USE.indexOf(name) : BY_USE.length);
  return [...components].sort((a, b) => rank(a) - rank(b));
}
