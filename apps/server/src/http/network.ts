import ipaddr from 'ipaddr.js'

/** Whether a text is a network in CIDR notation, such as 10.20.0.0/16 or 2001:db8::/32. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text)

/** Whether a client's address belongs to a network. IPv4-mapped IPv6 addresses count as IPv4. */
export function isInNetwork(address: string, network: string): boolean {
  if (!ipaddr.isValid(address) || !ipaddr.isValidCIDR(network)) return false
  const client = ipaddr.process(address)
  const [range, bits] = ipaddr.parseCIDR(network)
  return client.kind() === range.kind() && client.match(range, bits)
}
