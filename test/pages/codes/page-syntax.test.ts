import { expect, it } from "vitest";
import { judgePage } from "../../support/judge-page.ts";

it("an element that never has content is told to be closed in itself, wherever it is", async () => {
  expect(await judgePage("one<br>two\n")).toEqual([
    "1 <br> · page/syntax: <br> is not closed before the end of the paragraph → write <br />: in MDX, all tags are closed",
  ]);
  expect(await judgePage('<img src="https://a.dev/x.png">\n')).toEqual([
    '1 <img src="https://a.dev/x.png"> · page/syntax: <img> is not closed → write <img … />: in MDX, all tags are closed',
  ]);
});

it("a bare address takes the backtick behind it along, so that what follows is no code", async () => {
  expect(await judgePage("See http://localhost:`<port>` now.\n")).toEqual([
    expect.stringContaining("<port> is not closed before the end of the paragraph"),
  ]);
  expect(await judgePage("See `http://localhost:<port>` now.\n")).toEqual([]);
});
