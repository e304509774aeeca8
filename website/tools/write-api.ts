import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Application, ReflectionKind, TSConfigReader } from "typedoc";
import { PROJECT } from "./places.ts";

/** Parts of the package that nobody calls: definitions to compose with, and what the plugins of builders bring. */
const NO_API = new Set(["schema.ts", "starlight-middleware.ts", "vitepress-client.ts"]);

/** Types without members say little on a page of their own. */
const LEFT_OUT = ReflectionKind.TypeAlias | ReflectionKind.Variable | ReflectionKind.Reference;

/** Writes what TypeDoc finds in the parts of the package, as JSON. */
export async function writeApi(file: string): Promise<void> {
  const parts = readdirSync(join(PROJECT, "src")).filter((name) => name.endsWith(".ts") && !NO_API.has(name));
  const app = await Application.bootstrap(
    {
      name: "docsjson",
      entryPoints: parts.map((name) => join(PROJECT, "src", name)),
      tsconfig: join(PROJECT, "tsconfig.json"),
      // `npm run check` has done it, and it takes as long as the rest.
      skipErrorChecking: true,
      excludeExternals: true,
      excludePrivate: true,
      disableSources: true,
      readme: "none",
      logLevel: "Error",
    },
    [new TSConfigReader()],
  );
  const project = await app.convert();
  if (!project) throw new Error("TypeDoc could not read the sources");
  for (const part of project.getReflectionsByKind(LEFT_OUT))
    if (part.parent?.parent === project) project.removeReflection(part);
  await app.generateJson(project, file);
}
