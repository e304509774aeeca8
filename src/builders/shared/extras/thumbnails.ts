import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { countOf } from "../../../diagnostic/words.ts";
import { asObject, own } from "../../../json/json-value.ts";
import { eyebrow } from "../../../navigation/queries/eyebrow.ts";
import type { AnyPageNode } from "../../../navigation/tree.ts";
import { readBelow } from "../../../site/files-below.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import { normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import type { SiteFile } from "../pages/published-files.ts";
import type { Docs } from "../pages/read-docs.ts";
import type { RenderFindings } from "../render-findings.ts";
import { replaceFile } from "../replace-file.ts";
import { type ThumbnailLook, thumbnailNode, thumbnailSize } from "./thumbnail-node.ts";
import { THUMBNAIL_PACKAGES, wantsThumbnails } from "./thumbnail-packages.ts";

/** The part of the renderer that is used: a tree of boxes, texts and images becomes a picture. */
interface Renderer {
  registerFont(font: object): unknown;
  render(node: object, options: object): Promise<Uint8Array>;
}

/** What draws the images, and the letters that it has. */
interface Studio {
  readonly renderer: Renderer;
  readonly has: (letter: string) => boolean;
  /** The versions of what draws. */
  readonly version: string;
}

/** What an image tells of its page. */
type Shown = { readonly title: string; readonly description?: string | undefined; readonly node?: AnyPageNode };

/** Larger pictures of the docs are not put on the images (bytes). */
const LARGEST = 4_000_000;

/**
 * The images that show where links to pages are shared, one for each page that names none, for sites with `thumbnails`. They are
 * drawn from the titles, the colors and the logo by packages of the project, and kept for the next build.
 */
export class Thumbnails {
  readonly #docs: Docs;
  readonly #folder: string;
  readonly #studio: Studio;
  readonly #look: ThumbnailLook;
  /** What all images depend on, besides their texts. */
  readonly #common: readonly string[];
  readonly #nodes = new Map<string, object>();
  readonly #unwritten = { pages: 0, letter: "" };

  /**
   * @param origin without it there are none: whoever shows links asks for whole addresses
   * @returns `undefined` where nothing is asked for, or nothing can be drawn, of which there is a finding
   */
  static async of(
    docs: Docs,
    { projectFolder, origin }: { projectFolder: string; origin?: string | undefined },
    found: RenderFindings,
  ): Promise<Thumbnails | undefined> {
    if (!wantsThumbnails(docs.site.config)) return undefined;
    const studio = origin === undefined ? undefined : openStudio(projectFolder);
    if (studio) return new Thumbnails(docs, projectFolder, studio, await lookOf(docs, studio.renderer, found));
    const packages = `they need the packages ${Object.keys(THUMBNAIL_PACKAGES).join(" and ")}`;
    report(docs, found, origin === undefined ? "they need the address of the site, which --site gives" : packages);
    return undefined;
  }

  private constructor(docs: Docs, projectFolder: string, studio: Studio, look: ThumbnailLook) {
    this.#docs = docs;
    this.#folder = join(projectFolder, "node_modules/.cache/docsjson/thumbnails");
    this.#studio = studio;
    this.#look = look;
    this.#common = [studio.version, ...look.pictures.map(({ data }) => hash("sha1", data))];
  }

  /** The path of a page's image from the site's root; `undefined` if the font lacks letters of its title. */
  imageOf({ title, description = "", node }: Shown): string | undefined {
    const [above = ""] = node ? eyebrow(this.#docs.navigation, node).slice(-1) : [];
    const texts = [title, description, above].map((text) => this.#written(text));
    const [shownTitle] = texts;
    if (shownTitle === undefined) {
      this.#unwritten.pages++;
      this.#unwritten.letter ||= [...title].find((letter) => !this.#studio.has(letter)) ?? "";
      return undefined;
    }
    const drawn = thumbnailNode({ title: shownTitle, description: texts[1] ?? "", above: texts[2] ?? "" }, this.#look);
    const name = `${hash("sha1", JSON.stringify([this.#common, drawn])).slice(0, 16)}.png`;
    this.#nodes.set(name, drawn);
    return `/docs-thumbnails/${name}`;
  }

  /** Draws the images that were asked for, unless the last build has. */
  async draw(found: RenderFindings): Promise<SiteFile[]> {
    const { pages, letter } = this.#unwritten;
    if (pages > 0)
      report(
        this.#docs,
        found,
        `${countOf(pages, "page has", "pages have")} none: the font lacks letters such as "${letter}"`,
      );
    await mkdir(this.#folder, { recursive: true });
    for (const [name, node] of this.#nodes) {
      const file = join(this.#folder, name);
      if (existsSync(file)) continue;
      const image = await this.#studio.renderer.render(node, { ...thumbnailSize, images: this.#look.pictures });
      await replaceFile(file, image);
    }
    return [...this.#nodes.keys()].map((path) => ({
      path: `docs-thumbnails/${path}`,
      copyOf: { folder: this.#folder, path },
    }));
  }

  /** A text without emoji that the font lacks; `undefined` if it lacks more. */
  #written(text: string): string | undefined {
    const letters = [...text].filter((letter) => this.#studio.has(letter) || !OF_EMOJI.test(letter));
    return letters.every((letter) => this.#studio.has(letter)) ? letters.join("").trim() : undefined;
  }
}

const OF_EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Component}]/u;

const report = ({ site }: Docs, found: RenderFindings, reason: string): void =>
  found.leaveOutPart("images of pages that are shared", reason, site.source.origin("/thumbnails"));

/** The renderer and the font from the packages of a project; `undefined` without them. */
function openStudio(projectFolder: string): Studio | undefined {
  try {
    const require = createRequire(join(projectFolder, "package.json"));
    const { Renderer } = require("@takumi-rs/wasm/node") as { Renderer: new () => Renderer };
    const folder = dirname(require.resolve("@fontsource/inter/package.json"));
    const renderer = new Renderer();
    const subsets = Object.entries(require("@fontsource/inter/unicode.json") as Record<string, string>).map(
      ([subset, text]) => ({ subset, unicodeRange: text.split(",").map(rangeOf) }),
    );
    for (const { subset, unicodeRange } of subsets) {
      for (const weight of [400, 700]) {
        const data = readFileSync(join(folder, `files/inter-${subset}-${weight}-normal.woff2`));
        renderer.registerFont({ name: "Inter", style: "normal", weight, data, unicodeRange });
      }
    }
    const ranges = subsets.flatMap(({ unicodeRange }) => unicodeRange);
    const has = (letter: string): boolean => {
      const point = letter.codePointAt(0) ?? 0;
      return ranges.some(([first, last]) => first <= point && point <= last);
    };
    const versions = [join(dirname(require.resolve("@takumi-rs/wasm/node")), ".."), folder].map(
      (of) => (JSON.parse(readFileSync(join(of, "package.json"), "utf8")) as { version: string }).version,
    );
    return { renderer, has, version: versions.join(" ") };
  } catch {
    return undefined;
  }
}

/** `U+0-FF`, as style sheets write it. */
function rangeOf(text: string): [first: number, last: number] {
  const [first = "", last = first] = text.trim().slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** The colors, the logo and the background of a site's images. Pictures of strangers are not read. */
async function lookOf(docs: Docs, renderer: Renderer, found: RenderFindings): Promise<ThumbnailLook> {
  const { settings, site, untrusted } = docs;
  const { appearance = settings.appearance.default, background } = asObject(own(asObject(site.config), "thumbnails"));
  const mode = appearance === "dark" ? "dark" : "light";
  const files = new FilesInRoot(site);
  const pictures: { src: string; data: Buffer }[] = [];
  for (const [src, file] of [
    ["logo", settings.logo?.[mode]],
    ["background", background],
  ] as const) {
    if (typeof file !== "string") continue;
    const below = untrusted || leavesSite(file) ? undefined : files.below(normalizePath(file));
    const data = dataOf(file) ?? (below && (await readBelow(below, LARGEST)));
    if (data && (await isPicture(data, renderer))) pictures.push({ src, data });
    else report(docs, found, `they are without the ${src}, which is no picture in a file of the docs`);
  }
  return { mode, name: settings.name, colors: settings.colors, pictures };
}

const isPicture = (data: Buffer, renderer: Renderer): Promise<boolean> =>
  renderer
    .render({ type: "image", src: "a" }, { width: 9, height: 9, images: [{ src: "a", data, cache: "none" }] })
    .then(
      () => true,
      () => false,
    );

/** The bytes of a `data:` address. */
function dataOf(address: string): Buffer | undefined {
  const [, isBase64, text = ""] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  return text === ""
    ? undefined
    : Buffer.from(isBase64 ? text : decodeURIComponent(text), isBase64 ? "base64" : "utf8");
}
