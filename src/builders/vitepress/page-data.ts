/** A tag of a page's head, as VitePress takes it. */
export type HeadTag = [name: string, attributes: Record<string, string>, text?: string];

const PAGE_DATA = "export const __pageData = JSON.parse(";

/**
 * The component that VitePress makes of a page, with data that can't end its script: VitePress writes titles, descriptions
 * and front matter into a `<script>` as they are, where `</script>` would begin a template of whoever wrote the text.
 */
export function escapePageData(component: string): string {
  const start = component.indexOf(PAGE_DATA);
  if (start === -1) return component;
  const newline = component.indexOf("\n", start);
  const line = component.slice(start, newline === -1 ? component.length : newline);
  const end = line.lastIndexOf('")');
  if (end === -1) return component;
  const escaped = line.slice(0, end).replaceAll("</", "<\\/");
  return component.slice(0, start) + escaped + component.slice(start + end);
}

interface Transforming {
  readonly name: string;
  transform?: unknown;
}

type Transform = (this: unknown, code: string, id: string, ...rest: unknown[]) => Promise<unknown>;

/** Has the plugin that makes components of pages escape their data. */
export function escapeDataOfPages(plugins: readonly Transforming[]): void {
  const plugin = plugins.find(({ name }) => name === "vitepress");
  const { transform } = plugin ?? {};
  if (!plugin || typeof transform !== "function") return;
  const original = transform as Transform;
  plugin.transform = async function (this: unknown, ...given: Parameters<Transform>) {
    const result = await original.apply(this, given);
    if (typeof result === "string") return escapePageData(result);
    const { code } = (result ?? {}) as { code?: unknown };
    return typeof code === "string" ? { ...(result as object), code: escapePageData(code) } : result;
  };
}

/** A page's description as a tag whose attributes VitePress escapes; its own tag has the description as it is written. */
export const descriptionTag = ({ description }: { description: string }): HeadTag => [
  "meta",
  { name: "description", content: description },
];
