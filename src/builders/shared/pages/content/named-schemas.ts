import { valueAt } from "../../../../json/json-value.ts";
import { prepareSpecNames } from "../../../../navigation/specs/specs-of-name.ts";
import type { Site } from "../../../../site/load-site.ts";
import { specOfPage } from "../../../../vocabulary/elements/spec-name.ts";
import type { SpecDocuments } from "../operation-specs.ts";

/** A schema of a spec that the front matter of a page names (`openapi-schema`). */
export interface NamedSchema {
  readonly name: string;
  readonly schema: unknown;
  readonly spec: string;
  readonly document: unknown;
}

/** Finds such schemas: in the spec that is named before them, or else in the first that has one of the name. */
export function schemaFinder(site: Site, documentOf: SpecDocuments): (reference: string) => NamedSchema | undefined {
  const known = [...site.documents.indexes("openapi").keys()];
  const others = [...(site.files?.keys() ?? [])].filter((file) => /\.(json|ya?ml)$/i.test(file));
  const specsNamed = prepareSpecNames(new Set([...known, ...others]));
  return (reference) => {
    const words = reference.trim().split(/\s+/);
    const name = words.pop() ?? "";
    for (const spec of words.length === 0 ? known : specsNamed(specOfPage(words.join(" ")))) {
      const document = documentOf(spec);
      const schema = valueAt(document, ["components", "schemas", name]);
      if (schema !== undefined) return { name, schema, spec, document };
    }
    return undefined;
  };
}
