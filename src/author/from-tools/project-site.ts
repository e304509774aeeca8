import type { ImportedSite } from "./imported-site.ts";

/** A site of another tool, and the folder of its project that docs.json goes to. */
export interface ProjectSite extends ImportedSite {
  /** From the project's folder; paths of entries count from the project's folder too. */
  readonly docsFolder: string;
}
