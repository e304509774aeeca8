import { readFileSync } from "node:fs";

/**
 * Runs an adapter: `DIR DIALECT` asks about one site, `--list FILE` about all sites of a list, with an object a line.
 * @param {(dir: string, dialect: string) => Promise<object>} ask
 */
export async function answer(ask) {
  // What programs print on the way is no answer.
  console.log = console.info = console.warn = console.error;
  const [first = ".", second = "mintlify"] = process.argv.slice(2);
  if (first !== "--list") return void process.stdout.write(`${JSON.stringify(await ask(first, second))}\n`);
  for (const line of readFileSync(second, "utf8").split("\n").filter(Boolean)) {
    const [dir = "", dialect = ""] = line.split("\t");
    const facts = await ask(dir, dialect).catch((error) => {
      process.stderr.write(`${dir}: ${error.message}\n`);
      return undefined;
    });
    if (facts) process.stdout.write(`${JSON.stringify({ dir, ...facts })}\n`);
  }
}
