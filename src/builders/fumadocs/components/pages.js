// The pages that the config has written, read where Next.js renders them.

import { decode } from "./segments.js";

// Not an import, whose files the bundler would look for.
const { readFileSync, statSync } = process.getBuiltinModule("node:fs");

const fileOf = (name) => `${process.env.DOCSJSON_FUMADOCS}/${name}`;

/** The list of pages, read again once it has changed. */
let list = { time: 0, numbers: {} };

function numbersOfPages() {
  const time = statSync(fileOf("pages.json")).mtimeMs;
  if (list.time !== time) list = { time, numbers: JSON.parse(readFileSync(fileOf("pages.json"), "utf8")) };
  return list.numbers;
}

export const listAddresses = () => Object.keys(numbersOfPages());

/** The address of the page at the parameters of a route, encoded or not. */
export async function addressOf(params) {
  const segments = Object.values(await params).flat();
  return `/${segments.map(decode).join("/")}`;
}

/** A page's data, with its number; `undefined` if there is none. */
export function findPage(address) {
  const numbers = numbersOfPages();
  if (!Object.hasOwn(numbers, address)) return undefined;
  const number = numbers[address];
  return { ...JSON.parse(readFileSync(fileOf(`${number}.json`), "utf8")), number };
}
