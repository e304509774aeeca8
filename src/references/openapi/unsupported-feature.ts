import { code } from "../../diagnostic/code.ts";

export const unsupportedFeature = code("openapi/unsupported-feature", {
  severity: "info",
  cases: {
    "deep-check": () => ({
      message: "the spec is not checked in depth, because the checker supports OpenAPI 3.0 and 3.1 only",
      hint: "its operations are read as usual; check the spec with another tool",
    }),
  },
});
