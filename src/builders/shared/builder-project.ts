import type { DocsOptions } from "./pages/read-docs.ts";

/** What a project is made for. */
export interface ProjectSettings {
  /** The docs root, from the project's folder. */
  readonly docs: string;
  /** The address of the published site, without its path. */
  readonly site?: string | undefined;
  /** The path below which it is published: `/docs`. */
  readonly base?: string | undefined;
  /** How the docs are read, beyond what the settings of their project say. */
  readonly reading?: DocsOptions | undefined;
}

/** The options of an integration, as the text of a project has them behind others. */
export const readingText = (reading: ProjectSettings["reading"] = {}): string =>
  Object.entries(reading)
    .map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`)
    .join("");

/** How a builder's project looks, and how it is run. */
export interface BuilderProject {
  /** The builder's name in messages. */
  readonly name: string;
  /** Its packages and the versions that were tried. */
  readonly packages: Readonly<Record<string, string>>;
  /** What package.json has besides. */
  readonly manifest?: object;
  /** The project's files by path, besides package.json. */
  readonly files: (settings: ProjectSettings) => Readonly<Record<string, string>>;
  /** The package whose program it is, and its arguments. */
  readonly commands: {
    readonly build: readonly string[];
    readonly dev: (run: { readonly port: string; readonly host: string }) => readonly string[];
  };
  /**
   * The folder of the project that a build writes. Builders work elsewhere otherwise: outside of the project Astro leaves files of its
   * own, and Docusaurus runs scripts by the type of the package there.
   */
  readonly output: string;
  /** The scripts of a project that stands by itself. */
  readonly scripts: { readonly build: string; readonly dev: string };
  readonly env?: Readonly<Record<string, string>>;
}
