import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";

export const attributeTwice = code("component/attribute-twice", {
  severity: "warning",
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
