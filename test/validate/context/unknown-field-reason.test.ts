import { validateDocs } from "docsjson";
import { expect, it } from "vitest";

const hintsOf = (group: object): (string | undefined)[] =>
  validateDocs({ navigation: { groups: [{ group: "A", pages: ["a"], ...group }] } }, { dialect: "mintlify" })
    .diagnostics.filter(({ code }) => code === "config/unknown-field")
    .map(({ hint }) => hint);

it("fields of other tools are told by what they are here", () => {
  expect(hintsOf({ expandable: true })).toEqual(['did you mean "expanded"?']);
  expect(hintsOf({ icon: "house", iconStyle: "solid" })).toEqual(['use "icon": { "name": "…", "style": "…" } instead']);
});
