import { existsSync } from "node:fs";
import { join } from "node:path";
import { fieldOf, isObject } from "../../../json/json-value.ts";
import { SiteError, spokenPath } from "../../../site/config/docs-root.ts";
import type { ProjectSite } from "../imported-site.ts";
import { firstOf, listField, type ProjectFiles } from "../project-files.ts";
import { docusaurusDocs, readDocusaurus } from "../readers/read-docusaurus.ts";
import { readFumadocs } from "../readers/read-fumadocs.ts";
import { readNextra } from "../readers/read-nextra.ts";
import { readStarlight } from "../readers/read-starlight.ts";
import { FOLDER_CONFIG, readVitePress } from "../readers/read-vitepress.ts";
import { fumadocsAddress } from "./fumadocs-address.ts";
import { projectOf, withNextRedirects } from "./next-redirects.ts";
import { findFile, readOrRun, readToolProject, withPagesOf } from "./read-project.ts";

/** The tools whose projects can be read. */
export const PROJECT_TOOLS = ["docusaurus", "fumadocs", "nextra", "starlight", "vitepress"] as const;
type ProjectTool = (typeof PROJECT_TOOLS)[number];

const MODULES = ["ts", "mts", "cts", "js", "mjs", "cjs"];
const moduleNames = (name: string): string[] => MODULES.map((extension) => `${name}.${extension}`);

/** A site of another tool, and the absolute path of the folder that its `docsFolder` counts from. */
export interface ToolSite {
  readonly site: ProjectSite;
  readonly folder: string;
}

/**
 * Reads the navigation of another tool's project.
 *
 * @param folder absolute path of the project's folder; for Fumadocs and Nextra, that of the pages will do
 * @param path the same, as messages name it
 * @param mayRun whether modules of the project may be run, if they compute what is asked for
 * @throws {SiteError} if there is no such project, or its config can't be loaded
 */
export async function readToolSite(
  tool: ProjectTool,
  folder: string,
  { path, mayRun }: { readonly path: string; readonly mayRun: boolean },
): Promise<ToolSite> {
  switch (tool) {
    case "docusaurus": {
      const isOther = (file: string) =>
        /(^|\/)_category_\.(json|ya?ml)$|^(versioned_)?sidebars(\.[cm]?[jt]s|\.json|\/[^/]+\.json)$|^versions\.json$|^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+\.json$|(^|\/)sidebars?[^/]*\.([cm]?[jt]s|json)$/i.test(
          file,
        );
      const configs = moduleNames("docusaurus.config");
      return readConfigured({ folder, path, mayRun, configs, isOther }, async (files, config) =>
        readDocusaurus(await withPagesOf(files, docusaurusDocs(files, config)), config),
      );
    }
    case "starlight": {
      return readConfigured({ folder, path, mayRun, configs: moduleNames("astro.config") }, (files, config) => {
        const starlight = listField(config, "integrations")
          .flat()
          .find((integration) => fieldOf(integration, "name") === "@astrojs/starlight");
        if (!starlight) throw new SiteError(`the Astro config of ${path} does not use Starlight`);
        return readStarlight(files, config, fieldOf(starlight, "options"));
      });
    }
    case "vitepress": {
      const configs = [...moduleNames(".vitepress/config"), ...moduleNames(".vitepress/config/index")];
      const home = existsSync(join(folder, ".vitepress")) ? folder : join(folder, "docs");
      const isOther = (file: string) => FOLDER_CONFIG.test(file);
      return readConfigured({ folder: home, path, mayRun, configs, isOther }, readVitePress);
    }
    case "fumadocs": {
      const home = pagesFolder(folder, ["content/docs", "content"]);
      const isData = (file: string) => /(^|\/)meta\.json$/.test(file);
      const address = await fumadocsAddress(projectOf(folder));
      return readSite({ folder: home, isData, mayRun }, (files) =>
        withNextRedirects(readFumadocs(files, address), { files, folder, mayRun }),
      );
    }
    case "nextra": {
      const home = pagesFolder(folder, ["src/content", "content", "src/pages", "pages", "src/app", "app"]);
      const isData = (file: string) => /(^|\/)_meta(\.en|\.global)?\.([cm]?[jt]sx?|json)$/.test(file);
      return readSite({ folder: home, isData, mayRun }, (files) =>
        withNextRedirects(readNextra(files), { files, folder, mayRun }),
      );
    }
  }
}

/** Where a project's config is, and which other files of settings it has. */
interface ConfiguredProject {
  readonly folder: string;
  readonly path: string;
  readonly mayRun: boolean;
  readonly configs: readonly string[];
  readonly isOther?: (file: string) => boolean;
}

function readConfigured(
  { folder, path, mayRun, configs, isOther = () => false }: ConfiguredProject,
  read: (files: ProjectFiles, config: unknown) => ProjectSite | Promise<ProjectSite>,
): Promise<ToolSite> {
  const config = findFile(folder, configs);
  if (config === undefined)
    throw new SiteError(`${spokenPath(path)} contains no ${configs[0]?.replace(/ts$/, "(ts|js|mjs)")}`);
  const isData = (file: string) => file === config || isOther(file);
  return readSite({ folder, isData, mayRun }, (files) => {
    const value = firstOf(files, [config]);
    if (!isObject(value)) throw new SiteError(`${config} exports no config`);
    return read(files, value);
  });
}

/** The site that a project's files describe, with a note for each module that had to be run. */
async function readSite(
  { folder, isData, mayRun }: Pick<ConfiguredProject, "folder" | "mayRun"> & { isData: (file: string) => boolean },
  read: (files: ProjectFiles) => ProjectSite | Promise<ProjectSite>,
): Promise<ToolSite> {
  const { read: site, notes } = await readOrRun(folder, mayRun, async (run) =>
    read(await readToolProject(folder, { isData, run })),
  );
  return { folder, site: { ...site, notes: [...notes, ...(site.notes ?? [])] } };
}

const pagesFolder = (folder: string, usual: readonly string[]): string => {
  const found = findFile(folder, usual);
  return found === undefined ? folder : join(folder, found);
};
