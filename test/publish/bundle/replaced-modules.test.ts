import { type HarRequest, HTTPSnippet } from "@readme/httpsnippet";
import { build } from "esbuild";
import { fromMarkdown } from "mdast-util-from-markdown";
import { transform } from "sucrase";
import { beforeAll, describe, expect, it } from "vitest";
import { BUNDLE_PLUGINS } from "../../../src/publish/bundle/bundle-plugins.ts";

const WHOLE = { HTTPSnippet, fromMarkdown, transform };

const ENTRY = `export { HTTPSnippet } from "@readme/httpsnippet";
export { fromMarkdown } from "mdast-util-from-markdown";
export { transform } from "sucrase";`;

/** The same packages, as they are bundled. */
let bundled: typeof WHOLE;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["node:*"],
    tsconfigRaw: {},
    plugins: [...BUNDLE_PLUGINS],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  bundled = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
}, 120_000);

describe("bundled packages, some modules of which are replaced", () => {
  it("read character references as before", () => {
    const text = "&hellip; &NotEqualTilde; &amp;lt; &nope; &ampx; &notin &Aacute;&#x2764; &constructor;";
    expect(bundled.fromMarkdown(text)).toEqual(fromMarkdown(text));
  });

  it.each<[string, Partial<HarRequest>]>([
    ["a query", { url: "https://a.example/b?c=1&c=2&d[e]=%20", queryString: [{ name: "q", value: "x y" }] }],
    ["JSON", { method: "POST", postData: { mimeType: "application/json", text: '{"a":["é"]}' } as never }],
    [
      "a form",
      {
        method: "POST",
        postData: { mimeType: "application/x-www-form-urlencoded", params: [{ name: "a[b]", value: "c d" }] } as never,
      },
    ],
  ])("write samples of a request with %s as before", (_, request) => {
    const whole = { method: "GET", url: "https://a.example/", headers: [], ...request } as unknown as HarRequest;
    for (const target of ["shell", "javascript", "python", "php", "go"] as const)
      expect(new bundled.HTTPSnippet(whole).convert(target)).toEqual(new HTTPSnippet(whole).convert(target));
  });

  it("remove types as before", () => {
    const text = `import type { A } from "a";
enum Color { Red = "r" }
abstract class B<T> implements A { private constructor(readonly x: T, y?: number) {} declare z: string; }
export const f = <T,>(value: T): value is NonNullable<T> => (value as unknown) satisfies unknown;
async function* each(this: B<1>) { yield await import("b"); }
export default function Page() { return <p title="&eacute;">{f<string>("a")!}</p>; }`;
    const options = {
      transforms: ["typescript" as const, "jsx" as const],
      disableESTransforms: true,
      production: true,
    };
    expect(bundled.transform(text, options).code).toBe(transform(text, options).code);
  });
});
