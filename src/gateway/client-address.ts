import ipaddr from "ipaddr.js";
import type { BlockList } from "node:net";

/** Whether an address is among others; IPv4 is the same in IPv6. */
export function isAmong(address: string, list: BlockList): boolean {
  return ipaddr.isValid(address) && list.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/** What stands for a client where clients are counted: its address, or its network (/64) in IPv6, all of which one machine can have. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
