import { code } from "../../../diagnostic/code.ts";

export const noAlternativeText = code("page/no-alternative-text", {
  severity: "info",
  message: () => "the image has no alternative text",
  hint: () => 'say in a few words what it shows; alt="" for one that only decorates',
});
