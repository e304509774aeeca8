import { type Loaded, PageProgram, type ProgramCode } from "./page-program.ts";

/** The functions of the host, and the one that it calls: texts in, texts out. */
interface Isolate {
  find?: (path: string, from: string) => string | undefined;
  load?: (file: string) => string;
  running?: (file: string) => void;
  start?: (about: string) => void;
  show?: (page: string) => string;
}

const isolate = globalThis as Isolate;
const { find, load, running } = isolate as Required<Isolate>;
const { parse, stringify } = JSON;
delete isolate.find;
delete isolate.load;
delete isolate.running;

/** The engine knows no languages: what asks for theirs is left out with a finding, not shown in a form of its own. */
const noLanguages = (): never => {
  throw new Error("code of untrusted pages has no Intl, nor numbers and dates in the form of a language");
};
Object.assign(globalThis, { Intl: new Proxy({}, { get: noLanguages }) });
for (const { prototype } of [Number, BigInt, Date])
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"])
    if (name in prototype) Object.assign(prototype, { [name]: noLanguages });

let program: PageProgram;

isolate.start = (about) => {
  const { names, file }: { names: string[]; file: string } = parse(about);
  program = new PageProgram({ find, load: (path): Loaded => parse(load(path)), running }, names, file);
};

isolate.show = (page) => stringify(program.show(parse(page) as ProgramCode), toJson);

/** What JSON has no form for, and a page can show. */
const toJson = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);
