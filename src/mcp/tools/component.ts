import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { descriptionOf, SchemaReader, withoutHoles } from "../../json/schema-reader.ts";
import { componentDocs, type PropertyDocs } from "../../report/component-docs.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { readSchema } from "../../site/schema-files.ts";
import { tool } from "../tool.ts";

export const componentTool = tool({
  name: "component",
  description:
    "Says what a component of pages is for, with its usual form, its properties and their values; without a name, lists all in the order of their use on real sites.",
  arguments: { name: { type: "string", description: "Card, Steps, ParamField …" } },
  isAboutSite: false,
  writes: false,
  async run({ name }) {
    const reader = new SchemaReader({ ...(await readSchema("components")) });
    const names = reader.names();
    if (name === undefined) {
      const lines = names.map((each) => `${each}: ${descriptionOf(reader.at([each])) ?? ""}`);
      return { head: ["The components that need no import:", ...lines].join("\n") };
    }
    const wanted = name.replace(/^<|\/?>$/g, "");
    const found = names.find((each) => each.toLowerCase() === wanted.toLowerCase());
    if (found === undefined) {
      const hint = didYouMean(nearest(wanted, names)) ?? "without a name, all are listed";
      throw new SiteError(`the platform has no component ${quote(wanted)}; ${hint}`);
    }
    const { description = "", snippet, within, properties } = componentDocs(found, reader);
    return {
      head: [
        `${found}: ${description}`,
        ...(within.length > 0 ? [`It must be in ${within.join(" or ")}.`] : []),
        "The usual form:",
        withoutHoles(snippet),
        properties.length === 0 ? "It has no properties." : "Properties:",
        ...properties.map(propertyLine),
      ].join("\n"),
    };
  },
});

function propertyLine({ name, description = "", type, isRequired, values, default: fallback }: PropertyDocs): string {
  const facts = [
    type,
    ...(isRequired ? ["needed"] : []),
    ...(values.length > 2 ? [`one of ${values.map(({ value }) => value).join(", ")}`] : []),
    ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`]),
  ].filter((each) => each !== undefined);
  return `- ${name}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}: ${description}`;
}
