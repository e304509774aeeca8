import { join } from "node:path";

/** The tools run at the root of the checkout. */
export const PROJECT = process.cwd();

/** The docs root of the site, with the pages that are written by hand. */
export const WEBSITE = join(PROJECT, "website");

/** Where the playground is on the site. */
export const PLAYGROUND = "/playground/";

/** The folders of the docs root that are generated. */
export const GENERATED = ["codes", "reference"] as const;
