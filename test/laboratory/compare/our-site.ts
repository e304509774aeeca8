import { resolveNavigation } from "docsjson";
import { indexGraphql, indexOperations } from "docsjson/openapi";
import type { GeneratedSite } from "./generated-site.ts";
import type { BuiltSite } from "./platform-site.ts";

/** A site as we resolve it, and the codes of what is wrong with it. */
export interface OurSite {
  readonly built: BuiltSite;
  readonly codes: ReadonlySet<string>;
}

export async function buildOurs({ config, specs, schemas }: GeneratedSite): Promise<OurSite> {
  const indexes = [...specs].map(([file, spec]) => [file, indexOperations(spec, { file })] as const);
  const graphql = new Map<string, Awaited<ReturnType<typeof indexGraphql>>>();
  for (const [file, sdl] of schemas) graphql.set(file, await indexGraphql(sdl, { file }));
  const { value, diagnostics } = resolveNavigation(config, { dialect: "mintlify", specs: new Map(indexes), graphql });
  const all = [...diagnostics, ...indexes.flatMap(([, index]) => index.diagnostics)];
  const codes = new Set(all.map(({ code }) => code));
  const stop = all.find(({ severity }) => severity === "error");
  if (stop) return { built: { stops: `${stop.code}: ${stop.message}` }, codes };
  const pages = (value?.pages ?? []).map((page) => ({
    href: decodeURI(page.href),
    ...(page.type === "operation" && {
      title: page.title,
      tag: page.tag,
      ...(page.deprecated && { deprecated: page.deprecated }),
    }),
    around: page.breadcrumbs,
  }));
  const unlisted = (value?.unlisted ?? []).map(({ href }) => decodeURI(href)).sort();
  return { built: { pages, unlisted }, codes };
}
