/** Whose address a request comes from, and what it counts as in limits. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How many proxies in front add to X-Forwarded-For, or the addresses and networks they have. */
export type TrustedProxies = number | readonly string[];

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

export const isNetwork = (text: string): boolean =>
  networkNames.includes(text) || isIP(text) > 0 || ipaddr.isValidCIDR(text);

/**
 * What Fastify walks X-Forwarded-For with, from the right: the first address not trusted is the client's.
 * It trusts nobody when given a number, because hops alone cannot tell who is connected; the operator who
 * counts hops lets nobody but the proxy connect.
 */
export function toTrustProxy(
  proxies: TrustedProxies,
): ((address: string, hop: number) => boolean) | string[] {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return [...proxies];
}

/** A proxy that passes on what is no address speaks for itself. */
export const getAddress = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) > 0 ? ip : (socket.remoteAddress ?? '');

/** One IPv6 customer has at least a /64 and any address in it. */
export function toAddressKey(address: string): string {
  if (!address.includes(':')) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
