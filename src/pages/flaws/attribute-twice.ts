import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";

export const attributeTwice = code("component/attribute-twice", {
  severity: "warning",
  since: "0.2",
  title: "A tag has an attribute twice",
  explanation: "Of two attributes of one name, the last counts. `class` and `className` are the same attribute.",
  example: contentExample('<Card title="Start" title="Begin" />', '<Card title="Start" />'),
  cases: {
    same: ({ element, name }: { element: string; name: string }) => ({
      message: `<${element}> has ${quote(name)} twice`,
      hint: "remove one of the two: only the last has an effect",
    }),
    class: ({ element }: { element: string }) => ({
      message: `<${element}> has both "class" and "className"`,
      hint: 'write all classes into "className"',
    }),
  },
});
