/**
 * What the format was last compared with: the hosted platform's newest command, and the packages that it wants. The registry
 * has no newer validator than `validator`. `npm run compare` says so when there is something newer.
 */
export const COMPARED_VERSIONS = {
  /** Year and month. */
  date: "2026-11",
  command: "4.0.1591",
  prebuild: "1.0.1370",
  common: "1.0.1211",
  linkChecker: "3.0.1419",
  validator: "0.1.878",
} as const;
