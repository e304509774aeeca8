export { type IconNames, iconNames } from "./icons/icon-names.ts";
export { ICON_LIBRARIES, type IconLibrary } from "./vocabulary/platform/icon-libraries.ts";
