import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { joinList } from "../../diagnostic/words.ts";

export const misplacedComponent = code("component/misplaced", {
  severity: "warning",
  since: "0.2",
  title: "A component is not inside the one that it belongs to",
  explanation:
    "A step is shown by the steps around it, and a tab by its tabs. Outside of them the page shows it without number, menu or frame, or not at all. Snippets are left alone, and so is what is inside a component of your own.",
  example: contentExample(
    '<Step title="Install">\n  Run it.\n</Step>',
    '<Steps>\n  <Step title="Install">\n    Run it.\n  </Step>\n</Steps>',
  ),
  message: ({ component, within }: { component: string; within: readonly string[] }) =>
    `<${component}> must be inside ${joinList(within.map((name) => `<${name}>`))}`,
  hint: ({ component, within }) => `put <${within[0]}> around it and the other <${component}> tags`,
});
