/** What a variable's value is put in place of, with its name as first group. Source: `replaceVariables` of the hosted platform's packages. */
export const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Whether a variable may have this name. Source: hosted platform's documentation, "Variables". */
export const isVariableName = (name: string): boolean => /^[A-Za-z0-9-]+$/.test(name);

/** What is meant as a variable (`{{name}}`) in a text, with its name as first group; `{{a.b}}` is meant as code. */
export const matchVariables = (text: string): RegExpExecArray[] => [...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)];
