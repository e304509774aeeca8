import type { OperationNode } from "../../navigation/tree.ts";
import { withoutHtml } from "../operation-page/operation-markdown.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { isOfOpenApi, type OperationSpecs, operationSpecs } from "../shared/operation-specs.ts";
import { type DocsOptions, readDocs } from "../shared/read-docs.ts";

/** The `$params` of a page of `[operation].md`. */
export interface OperationParams {
  /** The path of the page: `api-reference/list-users`. */
  operation: string;
  title: string;
  description: string;
  /** Upper case. */
  method: string;
  path: string;
  /** Tells the operation apart in `spec`, which may have given it none; empty for what no OpenAPI document describes. */
  operationId: string;
  /** The OpenAPI document, cut to the operation, as vitepress-openapi takes it; `{}` if its text is not known. */
  spec: object;
  /** The leading content that `x-mint.content` gives the page. */
  content: string;
  /** The whole page of an AsyncAPI channel or a part of a GraphQL schema, below its title; empty for operations. */
  html: string;
}

/** A route as VitePress takes it from a paths file. */
export interface OperationRoute {
  params: { operation: string; toJSON(): OperationParams };
}

/**
 * The routes of all operation pages, for `[operation].paths.ts` beside a template `[operation].md` in the docs root. The
 * part of a page's spec is cut when the page is built, so that a large spec is in memory once.
 *
 * @example
 * export default { paths: () => operationPaths() };
 */
export async function operationPaths(options: DocsOptions = {}): Promise<OperationRoute[]> {
  const { navigation, site } = await readDocs(options, { failOnErrors: false });
  const specOf = operationSpecs(site);
  const pages = new Map<string, OperationNode>();
  for (const page of [...navigation.pages, ...navigation.unlisted])
    if (page.type === "operation" && !pages.has(page.href)) pages.set(page.href, page);
  return [...pages.values()].map((page) => ({
    params: { operation: page.href.slice(1), toJSON: () => paramsOf(page, specOf) },
  }));
}

function paramsOf(page: OperationNode, specOf: OperationSpecs): OperationParams {
  const { method, path, operationId = "operation", kind } = page.endpoint;
  const document = specOf(page);
  const described = {
    operation: page.href.slice(1),
    title: page.title,
    description: page.description ?? "",
    method: method.toUpperCase(),
    path,
  };
  if (!isOfOpenApi(page))
    return { ...described, operationId: "", spec: {}, content: "", html: toOperationPage(page, document).html };
  const spec = withTextDescriptions(document ?? {});
  return {
    ...described,
    operationId,
    spec: kind === "webhook" ? webhookAsPath(spec, path) : withOperationId(spec, path, method, operationId),
    content: page.content ?? "",
    html: "",
  };
}

/** A spec whose descriptions have no HTML: the renderer would put it into the page, scripts too. */
const withTextDescriptions = (spec: object): object =>
  JSON.parse(
    JSON.stringify(spec, (key, value) =>
      key === "description" && typeof value === "string" ? withoutHtml(value) : value,
    ),
  );

type Loose = Record<string, Record<string, Record<string, unknown>>>;

/** The renderer finds an operation by its `operationId`. */
function withOperationId(spec: object, path: string, method: string, operationId: string): object {
  const { paths } = spec as { paths?: Loose };
  const item = paths?.[path];
  if (!item) return spec;
  return { ...spec, paths: { [path]: { ...item, [method]: { ...item[method], operationId } } } };
}

/** The renderer knows paths only: a webhook is shown as the path of its name. */
function webhookAsPath(spec: object, name: string): object {
  const { webhooks, ...rest } = spec as { webhooks?: Loose };
  const item = webhooks?.[name] ?? {};
  const named = Object.entries(item).map(([key, value]) => [
    key,
    isOperation(value) ? { ...value, operationId: "operation" } : value,
  ]);
  return { ...rest, paths: { [`/${name}`]: Object.fromEntries(named) } };
}

const isOperation = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
