import { ownComponents } from "docsjson/pages";
import { expect, it } from "vitest";
import { definedComponents } from "../../../src/pages/components/own-components.ts";

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
])("%s take no more than their share", { timeout: 120_000, retry: 2 }, (_, make) => {
  const time = (text: string) => {
    const start = process.cpuUsage();
    definedComponents(text);
    return process.cpuUsage(start).user / 1000;
  };
  const [small, large] = [make(2_000), make(8_000)].map(time) as [number, number];
  // Below 60 ms, growth can't be told.
  expect(large).toBeLessThan(Math.max(60, small * 10));
});
