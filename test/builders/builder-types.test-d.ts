import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type {
  DocusaurusNavigation,
  FumadocsNavigation,
  FumadocsRoot,
  VitePressNavigation,
  VitePressThemeConfig,
} from "docsjson/builders";
import type { PageTree } from "fumadocs-core/server";
import type { ReactNode } from "react";
import type { DefaultTheme, UserConfig } from "vitepress";
import { expectTypeOf } from "vitest";

// What the builders make is what the site builders take. (Starlight ships no declarations that stand on their own: its
// schema judges the values instead.)
expectTypeOf<VitePressThemeConfig>().toExtend<DefaultTheme.Config>();
expectTypeOf<Required<VitePressNavigation>["locales"]>().toExtend<
  NonNullable<UserConfig<DefaultTheme.Config>["locales"]>
>();
expectTypeOf<DocusaurusNavigation["sidebars"]>().toExtend<SidebarsConfig>();
expectTypeOf<FumadocsRoot>().toExtend<PageTree.Root>();
expectTypeOf<FumadocsRoot<ReactNode>>().toExtend<PageTree.Root>();

// Without a renderer names are strings; with one they are what it returns.
expectTypeOf<FumadocsRoot["name"]>().toBeString();
expectTypeOf<FumadocsNavigation<ReactNode>["pageTree"]["children"][number]["name"]>().toEqualTypeOf<ReactNode>();
