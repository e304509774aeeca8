export const BUILDER_CODES = {
  // One row a code: "builder/what": define<{ … }>({ severity, title, message, hint, explanation }).
};
