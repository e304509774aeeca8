import { PLATFORMS } from "./platforms.ts";

/** Where the hosted platform publishes its schema of `docs.json`. */
export const PLATFORM_SCHEMA = "https://mintlify.com/docs.json";

/** Whether the `$schema` of a config names the hosted platform's schema, at one of its addresses. */
export const namesPlatformSchema = (schema: unknown): boolean =>
  typeof schema === "string" && PLATFORMS.mintlify.schema.test(schema);

/** The files of this package's schemas that describe a `docs.json`. */
export const OWN_SCHEMAS = ["docs.schema.json", "docs.plain.schema.json"] as const;

/** The folder of this package's schemas, from a project's root. */
export const OWN_SCHEMA_FOLDER = "./node_modules/docsjson/schemas/";
