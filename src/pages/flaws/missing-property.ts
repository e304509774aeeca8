import { code } from "../../diagnostic/code.ts";
import { quote, quoteList } from "../../diagnostic/words.ts";

export const missingProperty = code("component/missing-property", {
  severity: "warning",
  message: ({ component, properties }: { component: string; properties: readonly string[] }) =>
    properties.length === 1
      ? `<${component}> is missing ${quote(properties[0] as string)}`
      : `<${component}> is missing ${quoteList(properties)}`,
  hint: ({ properties }) => `add ${properties[0]}="…"`,
});
