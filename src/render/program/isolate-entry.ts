import { type Loaded, PageProgram, type ProgramCode } from "./page-program.ts";

/** The functions of the host, and the one that it calls: texts in, texts out. */
interface Isolate {
  find?: (path: string, from: string) => string | undefined;
  load?: (file: string) => string;
  start?: (about: string) => void;
  show?: (page: string) => string;
}

const isolate = globalThis as Isolate;
const { find, load } = isolate as Required<Isolate>;
const { parse, stringify } = JSON;
delete isolate.find;
delete isolate.load;

let program: PageProgram;

isolate.start = (about) => {
  const { names, file }: { names: string[]; file: string } = parse(about);
  program = new PageProgram({ find, load: (path): Loaded => parse(load(path)) }, names, file);
};

isolate.show = (page) => stringify(program.show(parse(page) as ProgramCode), toJson);

/** What JSON has no form for, and a page can show. */
const toJson = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);
