import type { BlockList } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a list contains an address; IPv4-mapped IPv6 addresses match IPv4 entries. */
export function isAmong(address: string, list: BlockList): boolean {
  return ipaddr.isValid(address) && list.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/** The key by which clients are rate-limited: the IPv4 address, or the /64 network of an IPv6 address, since one host can own all of it. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
