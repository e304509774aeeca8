import { type ContainerNode, isContainer, type NavigationNode, resolveNavigation, scope } from "docsjson";
import { expectTypeOf } from "vitest";

declare const node: NavigationNode;

// The union narrows by `type`.
if (node.type === "group") expectTypeOf(node.expanded).toEqualTypeOf<boolean>();
if (node.type === "version") expectTypeOf(node.default).toEqualTypeOf<boolean>();
if (node.type === "operation") expectTypeOf(node.operation).toEqualTypeOf<string>();
if (isContainer(node)) expectTypeOf(node).toEqualTypeOf<ContainerNode>();
// @ts-expect-error a page has no children
if (node.type === "page") node.children;
// @ts-expect-error nodes are read-only
node.title = "other";

expectTypeOf(scope(node).language?.default).toEqualTypeOf<boolean | undefined>();

// A broken config still has a navigation; the result says so only by `ok`.
const result = resolveNavigation({});
if (result.ok) expectTypeOf(result.value.pages.length).toEqualTypeOf<number>();
// @ts-expect-error there are two dialects
resolveNavigation({}, { dialect: "mint" });
// @ts-expect-error The text of a docs.json is parsed first.
resolveNavigation("{}");
resolveNavigation({} as unknown);
