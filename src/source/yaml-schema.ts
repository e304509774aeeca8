import { CORE_SCHEMA, Type } from "js-yaml";

/**
 * YAML 1.2 core types, and merge keys, which specs use; no dates, which would turn strings into objects. A value with a
 * tag of its own is read as if it had no tag.
 */
export const YAML_SCHEMA = CORE_SCHEMA.extend({
  implicit: [new Type("tag:yaml.org,2002:merge", { kind: "scalar", resolve: (data: unknown) => data === "<<" })],
  explicit: (["scalar", "sequence", "mapping"] as const).flatMap((kind) =>
    ["!", "tag:"].map((prefix) => new Type(prefix, { kind, multi: true })),
  ),
});
