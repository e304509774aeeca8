import { expect, it } from "vitest";
import { escapeDataOfPages } from "../../../src/builders/vitepress/page-data.ts";
import { HOSTILE_TEXT } from "../../support/hostile-site.ts";

/** A component as VitePress writes it. */
const component = (data: unknown, more = "") =>
  `<script>\nexport const __pageData = JSON.parse(${JSON.stringify(JSON.stringify(data))})${more}</script>\n<template><div>"a")</div></template>`;

it.each(["", '\nexport default {name:"a"}'])("data of a page does not end the script that it is in%s", async (more) => {
  const data = { title: HOSTILE_TEXT, description: 'a")</SCRIPT >', frontmatter: { "</script>": ["\n\u2028"] } };
  const plugins = [{ name: "other" }, { name: "vitepress", transform: async () => ({ code: component(data, more) }) }];
  escapeDataOfPages(plugins);
  const { code } = (await (plugins[1] as { transform(): Promise<unknown> }).transform()) as { code: string };
  expect(code.match(/<\/script/gi)).toHaveLength(1);
  const [script = ""] = code.slice("<script>".length).split("</script>");
  const read = new Function(
    `${script.replace("export const", "const").replace(/export default.*/, "")}; return __pageData`,
  );
  expect(read()).toEqual(data);
  expect(code.endsWith('<template><div>"a")</div></template>')).toBe(true);
});
