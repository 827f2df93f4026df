/** Which addresses are counted as one. */
import ipaddr from 'ipaddr.js';

/** Whoever has one IPv6 address has 2^64 of them: the first half says which network it is. */
const NETWORK = 4;

/** The address itself, or for IPv6 its /64. */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // an IPv4 address may come in the clothes of IPv6
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, NETWORK).join(':')}/64` : address.toString();
}

export const isLoopback = (ip: string | undefined): boolean => ip !== undefined && ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
