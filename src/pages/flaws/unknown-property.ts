import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";

export const unknownProperty = code("component/unknown-property", {
  severity: "warning",
  message: ({ component, property }: UnknownProperty) => `<${component}> has no property ${quote(property)}`,
  hint: ({ suggestions }: UnknownProperty) => didYouMean(suggestions) ?? "remove it: it has no effect",
});

interface UnknownProperty {
  readonly component: string;
  readonly property: string;
  readonly suggestions: readonly string[];
}
