import type { COMPONENT_CODES } from "../areas/component.ts";
import type { CodeExample } from "./example.ts";
import { contentExample } from "./page.ts";

export const COMPONENT_EXAMPLES: Readonly<Record<keyof typeof COMPONENT_CODES, CodeExample>> = {
  "component/unknown-property": contentExample(
    '<Card title="Start" icn="house">\n  Begin here.\n</Card>',
    '<Card title="Start" icon="house">\n  Begin here.\n</Card>',
  ),
  "component/property-value": contentExample(
    '<Columns cols="two">\n  <Card title="Start" />\n</Columns>',
    '<Columns cols={2}>\n  <Card title="Start" />\n</Columns>',
  ),
  "component/missing-property": contentExample(
    "<Accordion>\n  More.\n</Accordion>",
    '<Accordion title="More">\n  More.\n</Accordion>',
  ),
  "component/misplaced": contentExample(
    '<Step title="Install">\n  Run it.\n</Step>',
    '<Steps>\n  <Step title="Install">\n    Run it.\n  </Step>\n</Steps>',
  ),
  "component/attribute-twice": contentExample('<Card title="Start" title="Begin" />', '<Card title="Start" />'),
  "component/style-string": contentExample(
    '<div style="color: red">\n  Red.\n</div>',
    '<div style={{ color: "red" }}>\n  Red.\n</div>',
  ),
  "component/repeated-title": contentExample(
    "<CodeGroup>\n\n```js app.js\na();\n```\n\n```ts app.js\na();\n```\n\n</CodeGroup>",
    "<CodeGroup>\n\n```js app.js\na();\n```\n\n```ts app.ts\na();\n```\n\n</CodeGroup>",
  ),
};
