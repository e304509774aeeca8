import { code } from "../../diagnostic/code.ts";
import { joinList } from "../../diagnostic/words.ts";

export const unsupportedFeature = code("openapi/unsupported-feature", {
  severity: "info",
  cases: {
    methods: ({ methods, path, known }: { methods: readonly string[]; path: string; known: readonly string[] }) => ({
      message: `${joinList(
        methods.map((method) => `${method} ${path}`),
        "and",
      )} ${methods.length > 1 ? "have" : "has"} no page; only ${joinList(known, "and")} are supported`,
      hint: "describe it on a page of its own",
    }),
    "deep-check": () => ({
      message: "the spec is not checked in depth, because the checker supports OpenAPI 3.0 and 3.1 only",
      hint: "its operations are read as usual; check the spec with another tool",
    }),
  },
});
