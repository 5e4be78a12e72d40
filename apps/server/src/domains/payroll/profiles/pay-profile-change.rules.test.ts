import { expect, it } from 'vitest'
import { profileChange } from './pay-profile-change.rules.ts'

const profile = {
  employmentType: 'full-time',
  basis: 'month',
  amount: 310_000,
  firstDay: '2026-09-01',
  lastDay: null,
  items: [{ payItemId: 'meals', amount: 4_000 }],
}

it('says that pay was set up or removed, and from when', () => {
  expect(profileChange(undefined, profile)).toBe('set up your pay from 1 September 2026.')
  expect(profileChange(profile, undefined)).toBe('removed your pay from 1 September 2026.')
})

it('names each thing that changed, and no amount', () => {
  const after = { ...profile, amount: 320_000, lastDay: '2027-08-31', items: [] }
  expect(profileChange(profile, after)).toBe(
    'changed the amount of your basic pay, your pay items and the last day from no last day to 31 August 2027.',
  )
  expect(profileChange(profile, { ...profile, employmentType: 'visiting', basis: 'hour' })).toBe(
    'changed the basis of your pay.',
  )
})

it('says nothing when nothing that concerns the person changed', () =>
  expect(profileChange(profile, { ...profile, items: [...profile.items] })).toBeUndefined())
