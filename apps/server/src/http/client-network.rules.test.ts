import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['server', 'server'],
])('%s counts as %s', (address, network) => expect(clientNetwork(address)).toBe(network))

it('is the same within a /64 network and differs between two', () => {
  const part = fc.integer({ min: 0, max: 0xffff }).map((it) => it.toString(16))
  const half = fc.array(part, { minLength: 4, maxLength: 4 }).map((parts) => parts.join(':'))
  // The networks below 0:0:0:0 contain the IPv4 addresses.
  const networks = fc.uniqueArray(
    half.filter((it) => it !== '0:0:0:0'),
    { minLength: 2, maxLength: 2 },
  )
  fc.assert(
    fc.property(networks, half, half, ([network, another], host, neighbour) => {
      expect(clientNetwork(`${network}:${host}`)).toBe(clientNetwork(`${network}:${neighbour}`))
      expect(clientNetwork(`${network}:${host}`)).not.toBe(clientNetwork(`${another}:${host}`))
    }),
  )
})
