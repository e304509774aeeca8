import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteList } from "../../diagnostic/words.ts";

export const missingProperty = code("component/missing-property", {
  severity: "warning",
  since: "0.2",
  title: "A component is missing a property that it needs",
  explanation:
    "Tabs, steps and accordions have no name without a title, and fields none without the name of their parameter. A tag that takes its properties from an object (`{...props}`) is left alone.",
  example: contentExample("<Accordion>\n  More.\n</Accordion>", '<Accordion title="More">\n  More.\n</Accordion>'),
  message: ({ component, properties }: { component: string; properties: readonly string[] }) =>
    properties.length === 1
      ? `<${component}> is missing ${quote(properties[0] as string)}`
      : `<${component}> is missing ${quoteList(properties)}`,
  hint: ({ properties }) => `add ${properties[0]}="…"`,
});
