import { relative, sep } from "node:path";

/** The way from a folder to a file or folder of the disk, with `/` on every system; empty if they are the same. */
export const pathFrom = (folder: string, path: string): string => relative(folder, path).split(sep).join("/");
