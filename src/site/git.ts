import { spawn } from "node:child_process";
import { SiteError } from "./config/docs-root.ts";

/** The output of git; empty if it fails. @throws {SiteError} if it is not installed */
export function git(cwd: string, args: readonly string[], input = ""): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on("error", () => {});
    child.on("error", () => reject(new SiteError("git is not installed")));
    child.on("close", (status) => resolve(status === 0 ? Buffer.concat(chunks) : Buffer.alloc(0)));
    child.stdin.end(input);
  });
}
