import ipaddr from 'ipaddr.js'
import { isLoopback } from '../config.ts'
import { type Finding, ok, warning } from './report.mjs'

interface Addresses {
  publicUrl: URL
  /** False if PUBLIC_URL was only derived from host and port. */
  isPublicUrlSet: boolean
  host: string
  secureContext: boolean
  tls: object | undefined
  trustProxy: string | undefined
}

export function checkPublicUrl({ publicUrl, isPublicUrlSet, host, secureContext }: Addresses): Finding {
  const { origin } = publicUrl
  if (!secureContext)
    return warning(
      `PUBLIC_URL is ${origin}: on http, browsers allow no camera, passkeys or notifications.`,
      'Serve Campanile over https, with a proxy or with TLS_CERT and TLS_KEY, and set PUBLIC_URL to that address.',
    )
  if (!isPublicUrlSet && !isLoopback(host))
    return warning(
      `PUBLIC_URL is not set, so links in emails and QR codes lead to ${origin}.`,
      'Set PUBLIC_URL to the https address that people use.',
    )
  return ok(`The address that people use is ${origin}.`)
}

export function checkTrustProxy({ publicUrl, tls, trustProxy }: Addresses): Finding {
  if (!trustProxy) {
    if (publicUrl.protocol === 'http:' || tls) return ok('No proxy is trusted, and none seems to be needed.')
    return warning(
      'PUBLIC_URL is https, but neither TRUST_PROXY nor TLS_CERT is set. Everybody behind a proxy that is not ' +
        'trusted counts as one address, and limits by address apply to all of them together.',
      'Set TRUST_PROXY to the address that your proxy connects from.',
    )
  }
  const broad = trustProxy
    .split(',')
    .map((entry) => entry.trim())
    .filter(isBroad)
  if (broad.length === 0) return ok(`TRUST_PROXY trusts ${trustProxy}.`)
  return warning(
    `TRUST_PROXY trusts ${broad.join(', ')}, so that anyone can forge their address.`,
    'List only the addresses of your proxies.',
  )
}

/** No institution has a larger part of the internet to itself. */
const broadest = { ipv4: 8, ipv6: 19 }

function isBroad(entry: string): boolean {
  if (!ipaddr.isValidCIDR(entry)) return false
  const [address, bits] = ipaddr.parseCIDR(entry)
  const isPublic = ['unicast', 'unspecified'].includes(address.range())
  return bits === 0 || (isPublic && bits <= broadest[address.kind()])
}
