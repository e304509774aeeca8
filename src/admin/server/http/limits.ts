import { LIMITS, type LimitName } from "../../../schema/admin/endpoints.ts";

/** How many requests of a project are answered in the time of each limit; `Infinity` for all. */
export type RequestLimits = { readonly [Limit in LimitName]?: number | undefined };

/** So many projects are kept before projects without a request to count are forgotten. */
const MANY_PROJECTS = 1_000;

/**
 * Counts the requests of each project; tells after how many seconds there is room again, or `undefined` if there is.
 * Rejected requests do not count. The counts are kept in this process, and end with it.
 *
 * @throws {TypeError} if a limit is not a number, or negative
 */
export function createLimits(own: RequestLimits = {}): (limit: LimitName, projectId: string) => number | undefined {
  for (const [name, value] of Object.entries(own)) {
    if (!Object.hasOwn(LIMITS, name))
      throw new TypeError(`limits.${name} is not one of ${Object.keys(LIMITS).join(", ")}`);
    if (value !== undefined && !(value >= 0)) {
      throw new TypeError(`limits.${name} must be a number that is not negative, not ${String(value)}`);
    }
  }
  const counted = new Map<string, { until: number; times: number[] }>();
  return (limit, projectId) => {
    const most = own[limit] ?? LIMITS[limit].requests;
    if (most === Number.POSITIVE_INFINITY) return undefined;
    const span = LIMITS[limit].seconds * 1000;
    const now = Date.now();
    if (counted.size > MANY_PROJECTS) {
      for (const [key, { until }] of counted) if (until <= now) counted.delete(key);
    }
    const key = `${limit} ${projectId}`;
    const times = counted.get(key)?.times.filter((time) => time > now - span) ?? [];
    const isFull = times.length >= most;
    if (!isFull) times.push(now);
    counted.set(key, { until: (times.at(-1) ?? now) + span, times });
    // With a limit of nothing there is no request to wait for.
    const first = times[times.length - most] ?? now;
    return isFull ? Math.max(1, Math.ceil((first + span - now) / 1000)) : undefined;
  };
}
