import { docusaurusProject } from "./docusaurus/project.ts";
import { fumadocsProject } from "./fumadocs/project.ts";
import type { BuilderProject } from "./shared/builder-project.ts";
import { starlightProject } from "./starlight/project.ts";
import { vitePressProject } from "./vitepress/project.ts";

/** The builders that `docsjson build` makes sites with, the default first. */
export const BUILDER_PROJECTS = {
  starlight: starlightProject,
  vitepress: vitePressProject,
  docusaurus: docusaurusProject,
  fumadocs: fumadocsProject,
} as const satisfies Readonly<Record<string, BuilderProject>>;

export type BuilderName = keyof typeof BUILDER_PROJECTS;

export const BUILDER_NAMES = Object.keys(BUILDER_PROJECTS) as BuilderName[];
