import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** A module of a bundled package that another takes the place of, because nothing of it is reached, or it is there already. */
interface Replaced {
  /** What is written in the import. */
  readonly path: RegExp;
  /** The packages in which it is replaced; in any, if there is none. */
  readonly inside?: string;
  /** The text of the other module. */
  readonly text: string;
}

/** The JSON Schema validator of the protocol's SDK is for answers that a server asks a person for, which ours does not. */
const WITHOUT_VALIDATOR = `export { default as process } from "node:process";
export class DefaultJsonSchemaValidator {
  getValidator() { throw new Error("no validator is bundled"); }
}
`;

/** The old reader of addresses, made from the one that every runtime has: the addresses of samples are absolute. */
const SAMPLE_URLS = `export function parse(address) {
  const { protocol, host, hostname, port, pathname, search, hash, href, searchParams } = new URL(address);
  const query = {};
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  return { protocol, host, hostname, port: port || null, pathname, search, hash, href, query, path: pathname + search };
}
export const format = ({ protocol, host, pathname, search }) =>
  protocol + "//" + host + pathname + (search ? (search.startsWith("?") ? "" : "?") + search : "");
`;

/** Facts about objects, which the original keeps for engines without `WeakMap` as well. */
const SIDE_CHANNEL = `module.exports = () => {
  const facts = new Map();
  return { get: (key) => facts.get(key), has: (key) => facts.has(key), set: (key, fact) => void facts.set(key, fact) };
};
`;

/** Character references, by the table that the reader of HTML has. */
const REFERENCES = `import { decodeHTMLStrict } from "entities/decode";
export function decodeNamedCharacterReference(name) {
  const text = decodeHTMLStrict("&" + name + ";");
  return text !== "&" + name + ";" && text;
}
`;

/** What makes JSON Schemas from the ones of zod: the protocol's SDK checks messages by these, and makes none. */
const NO_JSON_SCHEMA = `const none = () => () => undefined;
export {
  none as allProcessors, none as createStandardJSONSchemaMethod, none as createToJSONSchemaMethod, none as extractDefs,
  none as finalize, none as initializeContext, none as process, none as processSchema, none as toJSONSchema,
};
`;

/** The character references of JSX, by the table that the parser of MDX has. */
const JSX_REFERENCES = `import references from "acorn-jsx/xhtml";
export default new Map(Object.entries(references));
`;

/** In place of classes and functions that nothing calls here, but for a check of options. */
const UNUSED = "module.exports = { default: class {}, validateOptions() {} };";

const REPLACED: readonly Replaced[] = [
  { path: /^@modelcontextprotocol\/server\/_shims$/, text: WITHOUT_VALIDATOR },
  { path: /^(?:node:)?url$/, inside: "httpsnippet", text: SAMPLE_URLS },
  { path: /^side-channel$/, text: SIDE_CHANNEL },
  { path: /^decode-named-character-reference$/, text: REFERENCES },
  { path: /\/(?:json-schema-processors|to-json-schema)\.js$/, inside: "zod", text: NO_JSON_SCHEMA },
  { path: /\/xhtml$/, inside: "sucrase", text: JSX_REFERENCES },
  // What the remover of types does besides that: other module systems, Flow, old syntax, source maps, the check of its options.
  {
    path: /\/(?:CJSImport\w+|Flow\w+|JestHoist\w+|Numeric\w+|OptionalC\w+|ReactHot\w+|computeSourceMap|formatTokens|Options|flow)$/,
    inside: "sucrase",
    text: UNUSED,
  },
];

/** Puts the other modules in the place of the replaced ones. */
export const replacedModules: Plugin = {
  name: "replaced-modules",
  setup({ onResolve, onLoad }) {
    for (const [at, { path: filter, inside }] of REPLACED.entries()) {
      const isMeant = inside === undefined ? /./ : new RegExp(`[\\\\/]${inside}[\\\\/]`);
      onResolve({ filter }, ({ importer }) =>
        isMeant.test(importer)
          ? { path: String(at), namespace: "replaced", pluginData: dirname(importer), sideEffects: false }
          : undefined,
      );
    }
    onLoad({ filter: /.*/, namespace: "replaced" }, ({ path, pluginData }) => ({
      contents: REPLACED[Number(path)]?.text ?? "",
      resolveDir: pluginData,
    }));
  },
};

/** Writes the table of keywords of the remover of types as its filled cells, which are few. */
export const packedKeywords: Plugin = {
  name: "packed-keywords",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sucrase[\\/]dist[\\/]esm[\\/].*[\\/]readWordTree\.js$/ }, ({ path }) => {
      const { READ_WORD_TREE: cells } = createRequire(path)(path.replace(/([\\/])esm[\\/]/, "$1"));
      const filled = [...cells].flatMap((cell: number, at: number) => (cell === -1 ? [] : [at, cell]));
      return {
        contents: `const filled = ${JSON.stringify(filled)};
export const READ_WORD_TREE = new Int32Array(${cells.length}).fill(-1);
for (let at = 0; at < filled.length; at += 2) READ_WORD_TREE[filled[at]] = filled[at + 1];`,
      };
    });
  },
};
