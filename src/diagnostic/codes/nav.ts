export const NAV_CODES = {
  // One row a code: "nav/what": define<{ … }>({ severity, title, message, hint, explanation }).
};
