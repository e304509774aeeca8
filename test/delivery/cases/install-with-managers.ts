import { join } from "node:path";
import { cacheFolder, installPackages } from "../../support/tools/cache.ts";
import { type Case, type Delivery, FAULTY_SITE, makeProject, mustEndWith, mustTellTheFault } from "../delivery.ts";

const MANAGERS = {
  private: true,
  dependencies: { pnpm: "^10.34.0", bun: "^1.4.5", yarn: "^1.22.22", "@yarnpkg/cli-dist": "^4.18.1" },
};

const inManagers = (path: string): string => cacheFolder("package-managers", "node_modules", path);

/** A package manager: how it installs, how it runs the command, and its files that name the registry. */
interface Manager {
  name: string;
  install: readonly string[];
  run: readonly string[];
  files?: (registry: string) => Record<string, string>;
}

const managersOf = (): readonly Manager[] => {
  const pnpm = [process.execPath, inManagers("pnpm/bin/pnpm.cjs")];
  const yarn = [process.execPath, inManagers("yarn/bin/yarn.js")];
  const berry = [process.execPath, inManagers("@yarnpkg/cli-dist/bin/yarn.js")];
  const bun = [inManagers("bun/bin/bun.exe")];
  const settings = (registry: string) => ({
    ".yarnrc.yml": `npmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["127.0.0.1"]\nenableTelemetry: false\nnpmMinimalAgeGate: 0\n`,
    "yarn.lock": "",
  });
  return [
    { name: "npm", install: ["npm", "install"], run: ["npx", "docsjson"] },
    { name: "pnpm", install: [...pnpm, "install"], run: [...pnpm, "exec", "docsjson"] },
    { name: "Yarn 1", install: [...yarn, "install"], run: [...yarn, "--silent", "docsjson"] },
    { name: "Yarn 4", install: [...berry, "install"], run: [...berry, "docsjson"], files: settings },
    { name: "Bun", install: [...bun, "install"], run: [...bun, "run", "docsjson"] },
  ];
};

async function installWith({ name, install, run, files }: Manager, delivery: Delivery): Promise<void> {
  const folder = makeProject(delivery, { ...FAULTY_SITE, ...files?.(delivery.registry) });
  const home = { HOME: join(delivery.scratch, "home"), npm_config_cache: join(delivery.scratch, "npm-cache") };
  const { stdout, stderr } = await mustEndWith(0, delivery, folder, install, home);
  const warned = name === "npm" ? `${stdout}${stderr}`.match(/^npm warn .*$/gm) : null;
  if (warned) throw new Error(`npm warns on installing:\n${warned.join("\n")}`);
  const { stdout: report } = await mustEndWith(1, delivery, folder, [...run, "check", "--format", "unix"], home);
  mustTellTheFault(report);
}

/** The package is installed and its command runs, with each package manager. */
export const installWithManagers: Case = {
  name: "package managers",
  async run(delivery) {
    installPackages(cacheFolder("package-managers"), MANAGERS);
    for (const manager of managersOf()) {
      await installWith(manager, delivery).catch((error) => {
        throw new Error(`${manager.name}: ${error.message}`);
      });
    }
  },
};
