import { code } from "../../../diagnostic/code.ts";

export const headingLevel = code("page/heading-level", {
  severity: "info",
  message: ({ level, before }: { level: number; before: number }) =>
    before === 1
      ? `the first heading below the title has level ${level}`
      : `a heading of level ${level} follows one of level ${before}`,
  hint: ({ before }) => `give it level ${before + 1}: people who cannot see the page go by levels`,
});
