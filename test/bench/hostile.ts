import { SURFACES } from "../support/hostile/surfaces.ts";
import { printTable } from "./_measure.ts";

// Each way into the package, with each text of 1 MB that may be hostile to it: those that take more than a second of this
// process's own time. `CASES` names surfaces, `SIZE` is another length.

export async function run(): Promise<void> {
  const [wanted = "", size = 1_000_000] = [process.env.CASES, Number(process.env.SIZE ?? 1_000_000)];
  const rows: [string, string, number][] = [];
  for (const { name: surface, texts, take } of SURFACES.filter(({ name }) => name.includes(wanted))) {
    for (const { name, make } of texts) {
      const text = make(size);
      const start = process.cpuUsage();
      await take(text);
      const ms = process.cpuUsage(start).user / 1000;
      if (ms > size / 1000) rows.push([surface, name, ms]);
    }
  }
  printTable(["", "of 1 MB", "ms"], rows);
}
