/** Addresses that people give for their notices: what may be one, and where the server lets itself be sent. */
import { refuse } from '@bottega/kernel';
import ipaddr from 'ipaddr.js';

/** Why an address can't be one; said in words by the pages. */
export type AddressFault = 'form' | 'scheme' | 'login' | 'port' | 'private' | 'unknown-host';

/** Addresses of one's own network that the host of this server has opened to notices. */
export type Allowed = readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];

/** Those of the web, and those that programs of their owners listen at. */
const isPort = (port: number): boolean => port === 80 || port === 443 || port >= 1024;
/** All that is given out to the world in IPv6. */
const WORLD = ipaddr.parseCIDR('2000::/3');
const LONGEST_MAIL = 254;
/** Plain addresses only: no quotes, no comments, nothing that a header could be made of. */
const MAIL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const badAddress = (why: AddressFault): never => refuse({ code: 'bad-address', why });

export function readMailAddress(given: string): string {
  const address = given.trim();
  const at = address.lastIndexOf('@');
  if (address.length > LONGEST_MAIL || at > 64 || !MAIL.test(address)) badAddress('form');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** `10.0.0.5` or `10.0.0.0/8`, as the settings have it; undefined when it is neither. */
export function readNetwork(text: string): Allowed[number] | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const matches = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Allowed[number]): boolean =>
  address.kind() === network.kind() && (address as ipaddr.IPv4).match(network as ipaddr.IPv4, bits);

const isAllowed = (address: ipaddr.IPv4 | ipaddr.IPv6, allowed: Allowed): boolean => allowed.some((network) => matches(address, network));

/** Whether a connection may go there: to the world, and not to this machine, its network, or what is made to look so. */
export function isReachable(ip: string, allowed: Allowed): boolean {
  if (!ipaddr.isValid(ip)) return false;
  // an IPv4 address in the clothes of IPv6 counts as what it is
  const address = ipaddr.process(ip);
  if (isAllowed(address, allowed)) return true;
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || matches(address, WORLD));
}

/** The IP address that a link names directly, however it is written; browsers' rules make one form of all. */
export function namedIp({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** A link to which something can be sent; where its name leads is found out with each connection. */
export function readLink(given: string, allowed: Allowed, schemes: readonly string[] = ['https:', 'http:']): URL {
  if (!URL.canParse(given.trim())) badAddress('form');
  const url = new URL(given.trim());
  const ip = namedIp(url);
  const isOurs = ip !== undefined && isAllowed(ipaddr.process(ip), allowed);
  if (!schemes.includes(url.protocol) && !(isOurs && url.protocol === 'http:')) badAddress('scheme');
  if (url.username !== '' || url.password !== '') badAddress('login');
  if (url.port !== '' && !isPort(Number(url.port))) badAddress('port');
  if (ip !== undefined && !isReachable(ip, allowed)) badAddress('private');
  url.hash = '';
  return url;
}
