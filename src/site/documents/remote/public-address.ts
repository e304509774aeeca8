import { BlockList, isIP } from "node:net";

/** Networks that are not the public internet. Source: IANA special-purpose address registries (RFC 6890). */
const SPECIAL_NETWORKS = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
] as const;
/** In IPv6, only global unicast is public, without reserved ranges and those that contain IPv4 addresses. */
const GLOBAL_UNICAST = ["2000::", 3] as const;
const SPECIAL_UNICAST = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, prefix, family] of SPECIAL_NETWORKS) special.addSubnet(network, prefix, family);
const specialUnicast = new BlockList();
for (const [network, prefix] of SPECIAL_UNICAST) specialUnicast.addSubnet(network, prefix, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, "ipv6");

/** Whether an IP address belongs to the public internet: not private, loopback, link-local or otherwise set apart. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  if (family !== 6) return false;
  return globalUnicast.check(address, "ipv6") && !specialUnicast.check(address, "ipv6");
}
