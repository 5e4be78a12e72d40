import { expect, it } from 'vitest'
import { isOpenAt, linkRefusal } from './staff-link.rules.ts'

const gate = {
  audience: 'staff' as const,
  network: '10.20.0.0/16',
  opensAt: '07:00',
  closesAt: '19:00',
  active: true,
}
const visit = { audience: 'staff' as const, time: '09:00', address: '10.20.1.2' }

it.each([
  ['here and now', gate, visit, null],
  ['switched off', { ...gate, active: false }, visit, 'link-not-valid'],
  ['another address’s link', gate, { ...visit, audience: 'lecturer' as const }, 'link-not-valid'],
  ['too early', gate, { ...visit, time: '06:59' }, 'link-closed'],
  ['too late', gate, { ...visit, time: '19:00' }, 'link-closed'],
  ['from elsewhere', gate, { ...visit, address: '203.0.113.7' }, 'network-required'],
  [
    'from elsewhere where that is fine',
    { ...gate, network: null },
    { ...visit, address: '203.0.113.7' },
    null,
  ],
])('%s', (_, link, who, refusal) => expect(linkRefusal(link, who)).toBe(refusal))

it('a link without hours is always open', () => {
  expect(isOpenAt({ opensAt: null, closesAt: null }, '03:00')).toBe(true)
  expect(isOpenAt({ opensAt: '07:00', closesAt: '19:00' }, '07:00')).toBe(true)
})
