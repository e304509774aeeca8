import { existsSync } from "node:fs";

/** Whether packages of Debian, or of a system made from it, can be installed by this process. */
export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
