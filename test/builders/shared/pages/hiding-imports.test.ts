import { expect, it, vi } from "vitest";
import { hidingImports } from "../../../../src/builders/shared/pages/hiding-imports.ts";
import { FilesInRoot } from "../../../../src/site/files-in-root.ts";
import { tempSite } from "../../../support/temp-site.ts";

const FILES = {
  "snippets/staff.jsx": '// Of members.\nimport { Members } from "./members.jsx";\nexport const Staff = Members;\n',
  "snippets/members.jsx":
    'import "./staff.jsx";\nexport const Members = () => <Visibility for="signed-in">x</Visibility>;\n',
  "snippets/part.mdx": 'import { Staff } from "./staff.jsx"\n\n<Staff />\n',
  "snippets/leads.mdx": 'import { Staff } from "./staff"\n\n<Staff />\n',
  "snippets/plain.mdx": '```js\nimport { Staff } from "./staff.jsx"\n```\n',
  "snippets/plain.jsx": 'import { useState } from "react";\nexport const Plain = () => 1;\n',
};

it("tells what a page imports that has parts for some readers, and reads each file once", () => {
  const files = new FilesInRoot({ folder: tempSite({ "docs.json": {}, ...FILES }), pages: new Map() } as never);
  const text = vi.spyOn(files, "text");
  const hidesIn = hidingImports(files);
  for (const page of ["a.mdx", "guides/b.mdx"]) {
    const hides = hidesIn(page);
    const sources = Object.keys(FILES).map((path) => [path, hides(`/${path}`)] as const);
    expect(Object.fromEntries(sources)).toEqual({
      "snippets/staff.jsx": true,
      "snippets/members.jsx": true,
      "snippets/part.mdx": true,
      "snippets/leads.mdx": true,
      "snippets/plain.mdx": false,
      "snippets/plain.jsx": false,
    });
  }
  expect(hidesIn("guides/b.mdx")("../snippets/part.mdx")).toBe(true);
  expect(hidesIn("guides/b.mdx")("./snippets/part.mdx")).toBe(false);
  // Endings may be left out.
  expect(hidesIn("a.mdx")("/snippets/members")).toBe(true);
  const paths = text.mock.calls.map(([path]) => path);
  expect(paths).toHaveLength(new Set(paths).size);
});
