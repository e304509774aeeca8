/** The characters of a variable's name. Source: hosted platform's documentation, "Variables". */
const NAME = "[A-Za-z0-9-]+";

const WHOLE_NAME = new RegExp(`^${NAME}$`);
const VARIABLE = new RegExp(`\\{\\{(${NAME})\\}\\}`, "g");

/** Whether the hosted platform finds variables of this name in texts. */
export const isVariableName = (name: string): boolean => WHOLE_NAME.test(name);

/** The variables (`{{name}}`) in a text, with their names as first group. */
export const matchVariables = (text: string): RegExpExecArray[] => [...text.matchAll(VARIABLE)];
