/// <reference path="../../../src/builders/vite/client.d.ts" />

import resolved, { diagnostics, navigation, pages } from "virtual:docs-navigation";
import type { Diagnostic, NavigationJson } from "docsjson";
import { expectTypeOf } from "vitest";

expectTypeOf(resolved).toEqualTypeOf<NavigationJson>();
expectTypeOf(navigation).toEqualTypeOf<NavigationJson["navigation"]>();
expectTypeOf(pages).toEqualTypeOf<NavigationJson["pages"]>();
expectTypeOf(diagnostics).toEqualTypeOf<Diagnostic[]>();
