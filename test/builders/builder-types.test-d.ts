import type { FumadocsNavigation, FumadocsRoot } from "docsjson/builders";
import { expectTypeOf } from "vitest";

// Without a renderer names are strings; with one they are what it returns.
expectTypeOf<FumadocsRoot["name"]>().toBeString();
expectTypeOf<FumadocsNavigation<Date>["pageTree"]["children"][number]["name"]>().toEqualTypeOf<Date>();
