export { TextBytes as Buffer } from "./fs.ts";

/** What the checks ask of their process. */
export const process = { cwd: () => "/", env: {}, platform: "linux", versions: {}, arch: "" };
