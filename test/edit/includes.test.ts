import { addPages, removePages, renamePages } from "docsjson/edit";
import { expect, it } from "vitest";

const docs = {
  file: "docs.json",
  texts: new Map([
    ["docs.json", '{ "navigation": { "$ref": "./nav/main.json", "directory": "card" } }'],
    ["nav/main.json", '{ "groups": [{ "$ref": "start.json" }, { "group": "More", "pages": ["more"] }] }'],
    ["nav/start.json", '{ "group": "Start",\n  "pages": ["intro"] }'],
  ]),
};

it("writes each change into the file that holds the place", () => {
  expect([...(addPages(docs, ["x"], { to: "/navigation/groups/0" }).value?.changed ?? [])]).toEqual([
    ["nav/start.json", '{ "group": "Start",\n  "pages": ["intro", "x"] }'],
  ]);
  expect([...(removePages(docs, ["intro"]).value?.changed ?? [])]).toEqual([
    ["nav/main.json", '{ "groups": [{ "group": "More", "pages": ["more"] }] }'],
  ]);
  expect([...(removePages(docs, ["more"]).value?.changed ?? [])]).toEqual([
    ["nav/main.json", '{ "groups": [{ "$ref": "start.json" }] }'],
  ]);
  const renamed = renamePages(
    docs,
    new Map([
      ["intro", "a"],
      ["more", "b"],
    ]),
  ).value;
  expect([...(renamed?.changed.keys() ?? [])]).toEqual(["nav/main.json", "nav/start.json"]);
});

it("leaves a file that is not at hand as it is", () => {
  const partly = { ...docs, texts: new Map([...docs.texts].filter(([file]) => file !== "nav/start.json")) };
  expect(renamePages(partly, new Map([["intro", "a"]])).value?.edits).toEqual([]);
});
