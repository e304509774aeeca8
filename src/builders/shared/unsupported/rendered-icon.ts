import type { Icon, NavigationNode } from "../../../navigation/tree.ts";
import { dataIcons, unknownIcon } from "./inexpressible-features.ts";
import type { UnsupportedFeatures } from "./unsupported-features.ts";

/** The icon of a node as `renderIcon` draws it; one that stays without a picture is reported. */
export function renderedIcon<Rendered>(
  { icon, source }: NavigationNode,
  renderIcon: ((icon: Icon) => Rendered | undefined) | undefined,
  unsupported: UnsupportedFeatures,
): Rendered | undefined {
  if (icon === undefined) return undefined;
  const rendered = renderIcon?.(icon);
  if (rendered === undefined) unsupported.add(renderIcon ? unknownIcon(icon) : dataIcons, source);
  return rendered;
}
