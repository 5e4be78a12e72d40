import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 addresses given to hosts of the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether the internet knows the address. Private, loopback, link-local and shared ones, and all that carry an IPv4
 * address inside (mapped, NAT64, 6to4), lead into our own network or hide that they do.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** Names that a resolver answers from its own machine or network. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/

/** Host of an address without the brackets of IPv6. */
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Why the server must not call this address, in one sentence; undefined when nothing speaks against it. What a name
 * resolves to shows when it is called: `publicFetch`. `allowed` are the origins that the operator has named.
 */
export function addressProblem(address: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return 'This is not an address'
  const url = new URL(address)
  if (url.username || url.password) return 'The address must hold no name and no password'
  if (allowed.includes(url.origin)) return undefined
  if (url.protocol !== 'https:') return 'The address must start with https://'
  if (url.port) return 'The address must use the usual port'
  const host = bareHost(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !localName.test(host)
  return isPublic ? undefined : 'The address must be on the public internet'
}
