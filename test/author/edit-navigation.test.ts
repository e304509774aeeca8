import { readFileSync } from "node:fs";
import { join } from "node:path";
import { carryOut } from "docsjson/author";
import { expect, it } from "vitest";
import { type NavigationEdit, planNavigationEdit } from "../../src/author/edit-navigation.ts";
import { tempSite } from "../support/temp-site.ts";

const PAGES = { "a.mdx": "", "b.mdx": "" };

/** The navigation once an edit is carried out. */
async function edited(navigation: object, edit: NavigationEdit): Promise<unknown> {
  const folder = tempSite({ "docs.json": JSON.stringify({ navigation }), ...PAGES });
  const { value, diagnostics } = await planNavigationEdit(folder, edit);
  if (!value) throw new Error(JSON.stringify(diagnostics));
  await carryOut(value);
  return JSON.parse(readFileSync(join(folder, "docs.json"), "utf8")).navigation;
}

it("removes the elements that a move empties, up to the one that the entry goes to", async () => {
  const navigation = {
    groups: [
      { group: "Outer", pages: [{ group: "Inner", pages: ["a"] }] },
      { group: "Other", pages: ["b"] },
    ],
  };
  expect(await edited(navigation, { action: "move", entry: "a", into: "Outer" })).toEqual({
    groups: [
      { group: "Outer", pages: ["a"] },
      { group: "Other", pages: ["b"] },
    ],
  });
});

it("names the kind of an element that cannot move into itself", async () => {
  const navigation = { tabs: [{ tab: "API", groups: [{ group: "Start", pages: ["a", "b"] }] }] };
  await expect(edited(navigation, { action: "move", entry: "API", into: "Start" })).rejects.toThrow(
    'the tab \\"API\\" cannot move into itself',
  );
});

it("removes nothing at the pointer of a list, and says so", async () => {
  const navigation = { tabs: [{ tab: "API", pages: ["a", "b"] }] };
  await expect(edited(navigation, { action: "remove", entry: "/navigation/tabs" })).rejects.toThrow("edit/not-found");
});
