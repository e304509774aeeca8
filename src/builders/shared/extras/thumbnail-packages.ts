import { asObject, own } from "../../../json/json-value.ts";

/** The packages of a project that draw the images of pages, and the versions that were tried. */
export const THUMBNAIL_PACKAGES = { "@takumi-rs/wasm": "^2.16.3", "@fontsource/inter": "^5.3.0" } as const;

/** Whether a docs.json asks for an image for each page. */
export const wantsThumbnails = (config: unknown): boolean => own(asObject(config), "thumbnails") !== undefined;
