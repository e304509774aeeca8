import { code } from "../../diagnostic/code.ts";
import { joinList } from "../../diagnostic/words.ts";

export const misplacedComponent = code("component/misplaced", {
  severity: "warning",
  message: ({ component, within }: { component: string; within: readonly string[] }) =>
    `<${component}> must be inside ${joinList(within.map((name) => `<${name}>`))}`,
  hint: ({ component, within }) => `put <${within[0]}> around it and the other <${component}> tags`,
});
