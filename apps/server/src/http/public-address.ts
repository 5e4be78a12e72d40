import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { m } from './messages.ts'

/** The only IPv6 range assigned to hosts on the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether the address is public. Private, loopback, link-local and shared addresses lead into our own
 * network. Those that contain an IPv4 address (mapped, NAT64, 6to4) may hide that they do.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** Names that a resolver answers from its own machine or network. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/

/** The URL's host, without the brackets of an IPv6 address. */
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Returns in one sentence why the server must not call this address, or undefined if it may. What a name
 * resolves to is checked only when it is called: see `publicFetch`. `allowed` are the origins that the
 * operator has allowed.
 */
export function addressProblem(address: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return m.addressInvalid()
  const url = new URL(address)
  if (url.username || url.password) return m.addressWithoutCredentials()
  if (allowed.includes(url.origin)) return undefined
  if (url.protocol !== 'https:') return m.addressStartsWithHttps()
  if (url.port) return m.addressUsualPort()
  const host = bareHost(url)
  const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !localName.test(host)
  return isPublic ? undefined : m.addressPublic()
}
