import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { BUNDLE_PLUGINS } from "../../src/publish/bundle/bundle-plugins.ts";
import { PROJECT, WEBSITE } from "./places.ts";

const SOURCE = join(WEBSITE, "playground");

/** What stands for modules of Node in a browser: files in memory, and no network, processes and other files. */
const STAND_INS: Readonly<Record<string, string>> = {
  fs: join(SOURCE, "node/fs.ts"),
  "fs/promises": join(SOURCE, "node/fs.ts"),
  path: "path-browserify",
  vm: join(SOURCE, "node/rest.ts"),
  util: join(SOURCE, "node/rest.ts"),
  url: join(SOURCE, "node/rest.ts"),
  "timers/promises": join(SOURCE, "node/rest.ts"),
};

/** A module of CommonJS, of which all names may be imported: what nothing calls in a browser is undefined. */
const nodeInMemory: Plugin = {
  name: "node-in-memory",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path: path.slice("node:".length), namespace: "in-memory" }));
    onLoad({ filter: /.*/, namespace: "in-memory" }, ({ path }) => ({
      contents: Object.hasOwn(STAND_INS, path)
        ? `module.exports = require(${JSON.stringify(STAND_INS[path])});`
        : "module.exports = {};",
      resolveDir: PROJECT,
    }));
  },
};

const OPTIONS = {
  bundle: true,
  minify: true,
  format: "esm" as const,
  platform: "browser" as const,
  target: ["chrome123", "firefox120", "safari17.5"],
  plugins: [nodeInMemory, ...BUNDLE_PLUGINS],
  mainFields: ["module", "main"],
  logLevel: "warning" as const,
} satisfies BuildOptions;

/**
 * Builds the playground into a folder that is not there yet: a page with a script, its worker, the frame that pages are shown in,
 * and what keeps all that for the time without a network.
 */
export async function buildPlayground(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  await build({
    ...OPTIONS,
    entryPoints: { app: join(SOURCE, "app/main.ts") },
    outdir: out,
    splitting: true,
    chunkNames: "app-[hash]",
  });
  await build({
    ...OPTIONS,
    entryPoints: { worker: join(SOURCE, "worker/worker.ts") },
    outdir: out,
    splitting: true,
    chunkNames: "worker-[hash]",
    inject: [join(SOURCE, "node/surroundings.ts")],
  });
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(SOURCE, "frame/frame.ts")],
    format: "iife",
    write: false,
    outdir: out,
    inject: [join(SOURCE, "node/surroundings.ts")],
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? "";
  const script = textOf(".js").replaceAll("</script", "<\\/script");
  // Within the page: in a frame without an origin, no address is its own.
  const frame = readFileSync(join(SOURCE, "frame/frame.html"), "utf8")
    .replace("/* style */", () => textOf(".css"))
    .replace("/* script */", () => script);
  writeFileSync(join(out, "frame.html"), frame);
  // The frame's text is put in place by the page, so the page's policy holds for it, too.
  const page = readFileSync(join(SOURCE, "app/index.html"), "utf8").replace("FRAME_SCRIPT", hashOf(script, "base64"));
  writeFileSync(join(out, "index.html"), page);
  cpSync(join(SOURCE, "app/app.css"), join(out, "app.css"));
  for (const name of ["docs", "page", "components"]) {
    const schema = JSON.parse(readFileSync(join(PROJECT, `schemas/${name}.schema.json`), "utf8"));
    writeFileSync(join(out, `${name}.schema.json`), JSON.stringify(schema));
  }
  await buildServiceWorker(out);
}

const hashOf = (text: string | Buffer, encoding: "base64" | "hex"): string =>
  createHash("sha256").update(text).digest(encoding);

/** Built last: it knows all other files. */
async function buildServiceWorker(out: string): Promise<void> {
  const files = readdirSync(out).sort();
  const contents = files.map((file) => `${file} ${hashOf(readFileSync(join(out, file)), "hex")}\n`).join("");
  await build({
    ...OPTIONS,
    entryPoints: { "service-worker": join(SOURCE, "offline/service-worker.ts") },
    format: "iife",
    outdir: out,
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(hashOf(contents, "hex").slice(0, 16)) },
  });
}
