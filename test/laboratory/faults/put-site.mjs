// Puts a site into a folder, as a build does at its end: `put-site.mjs OUT DOCS VERSION FILES`. All files have the version's text.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BuiltFolder } from "../../../src/cli/build/built-folder.ts";

const [out, docs, version, files] = process.argv.slice(2);
const built = join(mkdtempSync(join(tmpdir(), "docsjson-faults-")), "built");
for (let number = 0; number < Number(files); number++) {
  const folder = join(built, String(number % 20));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${number}.html`), version);
}
const folder = await BuiltFolder.at(out, { folder: docs });
process.stdout.write("ready\n");
await folder.replaceBy(built);
