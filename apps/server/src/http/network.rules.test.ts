import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInNetwork, isNetwork } from './network.ts'

it.each([
  ['10.20.3.4', '10.20.0.0/16', true],
  ['10.21.3.4', '10.20.0.0/16', false],
  ['::ffff:10.20.3.4', '10.20.0.0/16', true],
  ['2001:db8:1::9', '2001:db8::/32', true],
  ['2001:db9:1::9', '2001:db8::/32', false],
  ['10.20.3.4', '2001:db8::/32', false],
  ['server', '10.20.0.0/16', false],
  ['10.20.3.4', 'everywhere', false],
])('%s in %s: %s', (address, network, inside) => expect(isInNetwork(address, network)).toBe(inside))

it('finds every IPv4 address in its own network, at any prefix length', () => {
  const address = fc.ipV4()
  fc.assert(
    fc.property(address, fc.integer({ min: 0, max: 32 }), (it, bits) => {
      expect(isInNetwork(it, `${it}/${bits}`)).toBe(true)
    }),
  )
})

it('distinguishes networks from other text', () => {
  expect(['10.0.0.0/8', '2001:db8::/32'].every(isNetwork)).toBe(true)
  expect(['10.0.0.0', '10.0.0.0/33', 'campus', ''].some(isNetwork)).toBe(false)
})
