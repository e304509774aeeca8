import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { DocusaurusNavigation, FumadocsNavigation, FumadocsRoot } from "docsjson/builders";
import { expectTypeOf } from "vitest";

// What the builders make is what the site builders take. (Starlight ships no declarations that stand on their own: its
// schema judges the values instead.)
expectTypeOf<DocusaurusNavigation["sidebars"]>().toExtend<SidebarsConfig>();

// Without a renderer names are strings; with one they are what it returns.
expectTypeOf<FumadocsRoot["name"]>().toBeString();
expectTypeOf<FumadocsNavigation<Date>["pageTree"]["children"][number]["name"]>().toEqualTypeOf<Date>();
