import { chmodSync, cpSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { cloneWithoutPackages } from "../../support/fresh-clone.ts";
import { type Case, FAULTY_SITE, makeFolder, mustEndWith, mustTellTheFault } from "../delivery.ts";

/** What the image has from Alpine and this machine may not: git is here, and nobody changes owners in this case. */
const APK = "apk add --no-cache git su-exec && git config --system --add safe.directory '*'";

/**
 * The steps of the Dockerfile without Docker: those of its first stage run in a clone that has no packages, its last stage
 * copies what it names into a folder. Whose files the command writes is tested with the command.
 */
export const runDockerfile: Case = {
  name: "Dockerfile",
  async run(delivery) {
    const clone = cloneWithoutPackages();
    const image = makeFolder(delivery);
    for (const line of readFileSync(join(clone, "Dockerfile"), "utf8").split("\n")) {
      const [, command] = /^RUN (.*)$/.exec(line) ?? [];
      const [, from, to] = /^COPY --from=build \/docsjson\/(\S+) \/(\S+)$/.exec(line) ?? [];
      if (from && to) cpSync(join(clone, from), join(image, to), { recursive: true, verbatimSymlinks: true });
      else if (command?.startsWith("ln -s /opt/")) linkInto(image, command);
      else if (command && command !== APK) await mustEndWith(0, delivery, clone, ["sh", "-e", "-c", command]);
    }
    const program = join(image, "docsjson");
    const { stdout } = await mustEndWith(1, delivery, makeFolder(delivery, FAULTY_SITE), [
      program,
      "check",
      "--format",
      "unix",
    ]);
    mustTellTheFault(stdout);
  },
};

/** Carries out `ln -s /opt/… /usr/local/bin/docsjson` with the folder in the place of `/`. */
function linkInto(image: string, command: string): void {
  const [, , target = "", link = ""] = command.split(" ");
  chmodSync(join(image, target), 0o755);
  symlinkSync(join(image, target), join(image, basename(link)));
}
