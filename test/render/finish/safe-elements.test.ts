import { Parser } from "htmlparser2";
import { expect, it } from "vitest";
import { renderPage } from "../../../src/render/render-page.ts";

const render = (text: string) =>
  renderPage(
    { file: "page.mdx", text },
    {
      readFile: () => undefined,
      resolvePath: () => undefined,
      addressIn: () => (address) => address,
      variables: new Map(),
      look: { icon: () => undefined, hasIcons: true, highlight: () => undefined, math: () => undefined },
    },
  );

const html = (text: string): string => render(text).html;

it("what is taken out of a page is said with its line", () => {
  const { unrendered } = render(
    'Before\n\n<script src="/a.js"></script>\n\n<img src="x" onerror="a()" />\n\n<Card title="x" icon="no-such">y</Card>\n',
  );
  expect(unrendered.map(({ name, line }) => [name, line])).toEqual([
    ['icon "no-such"', 7],
    ["<script>", 3],
    ["onerror of <img>", 5],
  ]);
});

const raw = (text: string): string => `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />`;

it.each([
  "<script>alert(1)</script>",
  '<iframe srcdoc="&lt;script>alert(1)&lt;/script>" />',
  '<iframe srcDoc="x" src="javascript:alert(1)" />',
  '<img src="x" onerror="alert(1)" ONLOAD="alert(1)" />',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><a xlinkHref="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><a href="/x"><animate attributeName="href" values="javascript:alert(1)" /></a></svg>',
  '<svg><use href="data:image/svg+xml,alert(1)" /></svg>',
  '<object data="javascript:alert(1)" />',
  '<embed src="data:text/html,alert(1)" />',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">b</button></form>',
  '<form action="/x"><input type="submit" formAction={"java\\nscript:alert(1)"} /></form>',
  '<a href="&#1; java&#10;script:alert(1)">x</a>',
  '<meta http-equiv="refresh" content="0; url=javascript:alert(1)" />',
  '<Card title="x" href="javascript:alert(1)" />',
  '<Tooltip tip="x" cta="y" href="JaVaScRiPt:alert(1)">z</Tooltip>',
  raw("<script>alert(1)</script><img src=x onerror=alert(1)>"),
  raw("<svg><style><img src=x onerror=alert(1)></style></svg>"),
  raw('<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'),
  raw('<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">'),
  raw("<!--><img src=x onerror=alert(1)>-->"),
  '{({ type: "element", tagName: "img src=x onerror=alert(1)", properties: {}, children: [] })}',
  '{({ type: "raw", value: "<img src=x onerror=alert(1)>" })}',
  '{({ type: "element", tagName: "b", properties: { "x onclick=alert(1) y": "1" }, children: [] })}',
])("nothing of a page runs: %s", (text) => {
  const found: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      if (name === "script") found.push(name);
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith("on") || key === "srcdoc" || /^\W*j\s*a\s*v\s*a|^data:text|svg\+xml/i.test(value))
          found.push(`${key}=${value}`);
    },
  }).end(html(`Before\n\n${text}\n\nAfter`));
  expect(found).toEqual([]);
  expect(html(`Before\n\n${text}\n\nAfter`)).toMatch(/Before.*After/s);
});

it.each([
  ['<a href="cursor://install?x=1">x</a>', 'href="cursor://install?x=1"'],
  ['<img src="data:image/png;base64,AAAA" />', 'src="data:image/png'],
  ['<img src="data:image/svg+xml,%3Csvg/%3E" />', "data:image/svg+xml"],
  ['<iframe src="https://x.example/embed" height="300" />', "https://x.example/embed"],
  ["<style>{`.a > .b { color: red }`}</style>", ".a > .b { color: red }"],
  [raw('<b class="x">bold</b> <br> <a href="/y">y</a>'), '<b class="x">bold</b> <br> <a href="/y">y</a>'],
  ['<a href="tel:+123">call</a>', 'href="tel:+123"'],
])("what is harmless stays: %s", (text, expected) => {
  expect(html(text)).toContain(expected);
});

it("the text of a task is the label of its box", () => {
  expect(html("- [x] See [this](/a)\n- [ ] Do\n\n  More\n")).toContain(
    '<label><input type="checkbox" checked disabled> See <a href="/a">this</a></label>',
  );
});
