export const ADMIN_CODES = {
  // One row a code: "admin/what": define<{ … }>({ severity, title, message, hint, explanation }).
};
