/**
 * The program, as text, of the process that loads config modules. It gets the paths of the modules as arguments and
 * prints their exports as JSON, after a line that nothing else prints.
 *
 * Packages that are not installed are replaced with values that can be called and read without end, since a config
 * needs only be read. `@astrojs/starlight` always is: what it is called with is what is wanted. TypeScript comes
 * compiled, on stdin.
 */
export const OUTPUT_MARK = "\u0001docsjson\u0001";

const HOOKS = String.raw`
import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

let compiled = {};
export const initialize = (data) => void (compiled = data);

const STARLIGHT = "@astrojs/starlight";
const isBare = (specifier) => /^[^./]/.test(specifier) && !/^(?:node|file|data):/.test(specifier);
const namesIn = (text, specifier) => {
  const names = new Set();
  for (const [, list, from] of text.matchAll(/(?:import|export)[^;{}"']*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g))
    if (from === specifier) for (const name of list.split(",")) names.add(name.replace(/^\s*type\s/, "").trim().split(/\s+as\s+/)[0]);
  names.delete(""); names.delete("default");
  return [...names];
};
const standIn = (specifier, parent) => {
  const text = parent?.startsWith("file:") ? readFileSync(new URL(parent), "utf8") : "";
  const value = specifier === STARLIGHT ? "(options) => ({ name: '" + STARLIGHT + "', options })" : "globalThis.docsjsonAnything";
  const names = namesIn(text, specifier).map((name) => "export const " + name + " = globalThis.docsjsonAnything;");
  const source = names.join("") + "export default " + value + ";";
  return { url: "data:text/javascript," + encodeURIComponent(source), shortCircuit: true };
};

/** A JSON file as a module, of which bundlers import each field by its name. */
const jsonModule = (text) => {
  const value = JSON.parse(text.replace(/^\uFEFF/, ""));
  const names = Object.keys(Object(value)).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default");
  const exports = names.map((name, at) => "const x" + at + " = value[" + JSON.stringify(name) + "];export { x" + at + " as " + name + " };");
  return "const value = " + JSON.stringify(value) + ";export default value;" + exports.join("");
};

/** Attributes are left out: what they say of JSON is not so of modules. */
export const resolve = async (specifier, context, next) => ({ importAttributes: {}, ...(await find(specifier, { ...context, importAttributes: {} }, next)) });

async function find(specifier, context, next) {
  if (specifier === STARLIGHT) return standIn(specifier, context.parentURL);
  try {
    return await next(specifier, context);
  } catch (error) {
    if (isBare(specifier) || /node_modules/.test(specifier)) return standIn(specifier, context.parentURL);
    if (context.parentURL?.startsWith("file:")) {
      const path = fileURLToPath(new URL(specifier, context.parentURL));
      for (const end of [".ts", ".mts", ".js", ".mjs", ".tsx", ".jsx", ".json", "/index.ts", "/index.js"])
        if (existsSync(path + end) && statSync(path + end).isFile()) return { url: pathToFileURL(path + end).href, shortCircuit: true };
      if (/\.js$/.test(path) && existsSync(path.replace(/js$/, "ts")))
        return { url: pathToFileURL(path.replace(/js$/, "ts")).href, shortCircuit: true };
    }
    throw error;
  }
}

/** Tools read their config in TypeScript as CommonJS and as an ES module at once. */
const withCommonJs = (source, file) => {
  const isUsed = (name) => new RegExp("\\b" + name + "\\b").test(source) && !new RegExp("(?:const|let|var|function)\\s+" + name + "\\b").test(source);
  const values = {
    require: "(await import('node:module')).createRequire(" + JSON.stringify(file) + ")",
    __filename: JSON.stringify(file),
    __dirname: JSON.stringify(file.replace(/[\\/][^\\/]*$/, "")),
  };
  const names = Object.keys(values).filter(isUsed);
  const isCommonJs = /\bmodule\.exports\s*=/.test(source) && !/^export\b/m.test(source);
  const head = names.map((name) => "const " + name + " = " + values[name] + ";").join("");
  return isCommonJs ? "const module = { exports: {} };" + head + source + "\nexport default module.exports;" : head + source;
};

export async function load(url, context, next) {
  const path = url.replace(/[?#].*$/, "");
  if (path.endsWith(".json") && path.startsWith("file:")) return { format: "module", source: jsonModule(readFileSync(new URL(path), "utf8")), shortCircuit: true };
  if (/\.m?js$/.test(path) && path.startsWith("file:") && !path.includes("/node_modules/")) {
    const source = readFileSync(new URL(path), "utf8");
    if (/^(?:import|export)\b/m.test(source)) return { format: "module", source: withCommonJs(source, fileURLToPath(path)), shortCircuit: true };
  }
  if (!/\.(?:[mc]?ts|[jt]sx)$/.test(path)) return next(url, context);
  const file = fileURLToPath(path);
  if (!(file in compiled)) throw new Error(file + " can't be compiled");
  return { format: "module", source: withCommonJs(compiled[file], file), shortCircuit: true };
}
`;

const MAIN = String.raw`
import { readFileSync } from "node:fs";
import Module, { register } from "node:module";
import { pathToFileURL } from "node:url";

globalThis.docsjsonAnything = new Proxy(function () {}, {
  get: (target, key, self) => (key === "then" ? undefined : key === Symbol.iterator ? function* () {} : key === Symbol.toPrimitive ? () => "" : self),
  apply: (target, that, [first]) => (first !== null && typeof first === "object" ? first : globalThis.docsjsonAnything),
  construct: () => globalThis.docsjsonAnything,
});
/** Titles may be elements: what counts is their text. */
globalThis.React ??= {
  createElement: (type, props, ...children) => children.flat(9).filter((child) => typeof child === "string").join(""),
};
const isMissing = (error, request) => error.code === "MODULE_NOT_FOUND" && /^[^./]/.test(request);
const loadRequired = Module._load;
const resolveRequired = Module._resolveFilename;
Module._load = function (request, ...rest) {
  try {
    resolveRequired.call(this, request, rest[0]);
  } catch (error) {
    if (isMissing(error, request)) return globalThis.docsjsonAnything;
  }
  return loadRequired.call(this, request, ...rest);
};
Module._resolveFilename = function (request, ...rest) {
  try {
    return resolveRequired.call(this, request, ...rest);
  } catch (error) {
    if (isMissing(error, request)) return request;
    throw error;
  }
};
register("data:text/javascript," + encodeURIComponent(process.env.DOCSJSON_HOOKS), { data: JSON.parse(readFileSync(0, "utf8")) });

const plain = (value, around = []) => {
  if (value === globalThis.docsjsonAnything || around.includes(value) || around.length > 60) return undefined;
  if (typeof value === "function") return {};
  if (typeof value !== "object" || value === null) return typeof value === "bigint" ? String(value) : value;
  const inner = [...around, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inner) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field, inner)]));
};
const results = [];
for (const file of process.argv.slice(1)) {
  try {
    let value = (await import(pathToFileURL(file).href)).default;
    if (typeof value === "function" && value !== globalThis.docsjsonAnything) value = value({ command: "build", mode: "production" });
    value = await value;
    if (process.env.DOCSJSON_CALL) value = await value?.[process.env.DOCSJSON_CALL]?.();
    results.push({ value: plain(value) });
  } catch (error) {
    results.push({ error: String(error?.message ?? error).split("\n")[0] });
  }
}
process.stdout.write(process.env.DOCSJSON_MARK + JSON.stringify(results), () => process.exit(0));
`;

/** The arguments and the environment that Node runs with to load modules; `call` is a function of their exports. */
export const moduleLoader = (files: readonly string[], call = ""): { args: string[]; env: Record<string, string> } => ({
  args: ["--no-warnings", "--input-type=module", "--eval", MAIN, "--", ...files],
  env: { DOCSJSON_HOOKS: HOOKS, DOCSJSON_MARK: OUTPUT_MARK, DOCSJSON_CALL: call },
});
