export const OPENAPI_CODES = {
  // One row a code: "openapi/what": define<{ … }>({ severity, title, message, hint, explanation }).
};
