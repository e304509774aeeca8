import type { DetailSection, DocumentPart } from "../../../navigation/tree.ts";
import { verbOf } from "../../../vocabulary/elements/operation-reference.ts";
import { plainField } from "./plain-field.ts";
import type { ReferenceView, SectionView } from "./reference-view.ts";
import { SectionSlugs } from "./section-slugs.ts";

/** The page of an entry whose content is all in the index. */
export function viewEntry({ endpoint }: DocumentPart): ReferenceView {
  const { deprecated, description, details } = endpoint;
  const slugs = new SectionSlugs();
  return {
    method: verbOf(endpoint).toUpperCase(),
    address: endpoint.path,
    deprecated,
    description,
    code: details?.code === undefined ? [] : [details.code],
    sections: details?.sections.map((section) => viewSection(section, slugs)) ?? [],
  };
}

const viewSection = ({ title, text, fields = [] }: DetailSection, slugs: SectionSlugs): SectionView => ({
  depth: 2,
  title,
  slug: slugs.of(title),
  description: text,
  fields: fields.map((field) => plainField(field)),
});
