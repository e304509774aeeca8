import { ownComponents } from "docsjson/pages";
import { expect, it } from "vitest";
import { definedComponents } from "../../../src/pages/components/own-components.ts";
import { timeGrowth } from "../../support/time-growth.ts";

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

it.each<readonly [string, (n: number) => string]>([
  ["n definitions", (n) => Array.from({ length: n }, (_, at) => `export const A${at} = ({ a }) => a\n`).join("")],
  ["n definitions that do not end", (n) => "export const A = ({ a\n".repeat(n)],
  ["definitions n deep", (n) => "export const A = ({\n".repeat(n) + "})".repeat(n)],
])("%s take no more than their share", { timeout: 120_000 }, async (_, make) => {
  const sizes = { small: make(8_000), large: make(32_000), limit: 10 };
  expect(await timeGrowth(sizes, definedComponents)).toBeLessThan(10);
});
