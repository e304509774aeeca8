import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { descriptionOf, SchemaReader, typeOf, valuesOf } from "../../json/schema-reader.ts";
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
    const schemas = reader.at([found]);
    const facts = schemas.map((schema) => own(schema, "x-component")).find(isObject) ?? {};
    const required = schemas.map((schema) => own(schema, "required")).find(Array.isArray) ?? [];
    const properties = reader
      .fields([found])
      .map((field) => propertyLine(field.name, field.schemas, required.includes(field.name)));
    const form = String(own(facts, "snippet") ?? "").replace(
      /\$\{\d+:([^{}]*)\}|\$\{\d+\|([^,|{}]*)[,|][^{}]*\}|\$\d+/g,
      "$1$2",
    );
    const within = own(facts, "within");
    return {
      head: [
        `${found}: ${descriptionOf(schemas) ?? ""}`,
        ...(Array.isArray(within) ? [`It must be in ${within.join(" or ")}.`] : []),
        ...(form === "" ? [] : ["The usual form:", form]),
        properties.length === 0 ? "It has no properties." : "Properties:",
        ...properties,
      ].join("\n"),
    };
  },
});

function propertyLine(name: string, schemas: readonly JsonObject[], isRequired: boolean): string {
  const values = valuesOf(schemas, false).map(String);
  const fallback = schemas.map((schema) => own(schema, "default")).find((each) => each !== undefined);
  const facts = [
    typeOf(schemas),
    ...(isRequired ? ["needed"] : []),
    ...(values.length > 2 ? [`one of ${values.join(", ")}`] : []),
    ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`]),
  ].filter((each) => each !== undefined);
  return `- ${name} (${facts.join("; ")}): ${descriptionOf(schemas) ?? ""}`;
}
