/** `npm run bench -- NAME…` runs the benchmarks of these names, without a name all of them. Exit 2 for an unknown one. */
import { readdirSync } from "node:fs";

const known = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".ts") && file !== "main.ts" && !file.startsWith("_"))
  .map((file) => file.slice(0, -3));
const wanted = process.argv.slice(2).filter((argument) => argument !== "--");
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no benchmark ${unknown.join(", ")}; there are ${known.join(", ")}`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n== ${name}`);
  const { run } = (await import(`./${name}.ts`)) as { run: () => unknown };
  await run();
}
