import { nearest } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { unknownProperty } from "../flaws/unknown-property.ts";
import type { ScopeRule } from "./scopes.ts";

/** Reports what a page gives to components that the site defines, and that these do not take. */
export const ownPropertyRule: ScopeRule = {
  codes: [unknownProperty],
  check({ page: { file, contents }, scopes, judged, report }) {
    for (const { component, name: property, start, end } of contents.rare.properties) {
      const taken = scopes.propertiesOf(component, file);
      if (taken.has(property)) continue;
      const suggestions = nearest(property, taken.names);
      const place = judged.placeIn(file, { start, end });
      const [text] = suggestions.length === 1 ? suggestions : [];
      const fixes = text === undefined ? [] : [{ title: FIX_TITLES.replace(text), place, text }];
      report.add(unknownProperty, { component, property, suggestions }, place, { fixes });
    }
  },
};
