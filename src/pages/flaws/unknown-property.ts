import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";

export const unknownProperty = code("component/unknown-property", {
  severity: "warning",
  since: "0.2",
  title: "A component has no property of this name",
  explanation:
    "Each component of the platform has a list of properties; case matters. A property of another name has no effect, and what it should show is missing. The reference of components lists all properties. A component that the site defines has those that its parameters name, `({ title }) =>`; one that takes more (`props`, `...rest`) or cannot be read is left alone.",
  example: contentExample(
    '<Card title="Start" icn="house">\n  Begin here.\n</Card>',
    '<Card title="Start" icon="house">\n  Begin here.\n</Card>',
  ),
  message: ({ component, property }: UnknownProperty) => `<${component}> has no property ${quote(property)}`,
  hint: ({ suggestions }: UnknownProperty) => didYouMean(suggestions) ?? "remove it: it has no effect",
});

interface UnknownProperty {
  readonly component: string;
  readonly property: string;
  readonly suggestions: readonly string[];
}
