import { ownComponents } from "docsjson/pages";
import { expect, it } from "vitest";

it.each([
  ['export const Price = ({ amount, currency = "USD" }) => <b>{amount}</b>', [["Price", ["amount", "currency"]]]],
  [
    "export function Row({ cells: [first], /* no */ 'data-x': x, children }) {}",
    [["Row", ["cells", "data-x", "children"]]],
  ],
  ["export default function Page() {}", [["Page", []]]],
  ["export const All = (props) => null", [["All", undefined]]],
  ["export const Rest = ({ a, ...props }) => null", [["Rest", undefined]]],
  ["export const limit = (a) => a", []],
  [
    "export const A = ({ a = { b: 1, c }, d }) => 1;\nconst B = function ({ e }) {}",
    [
      ["A", ["a", "d"]],
      ["B", ["e"]],
    ],
  ],
])("%s", (code, expected) => {
  expect(ownComponents(code).map(({ name, properties }) => [name, properties])).toEqual(expected);
});
