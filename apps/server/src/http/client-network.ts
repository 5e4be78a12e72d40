import ipaddr from 'ipaddr.js'

/**
 * Returns the key of one client: an IPv4 address, or the /64 network of an IPv6 address, because a client
 * with one address in such a network can use all of them.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}
