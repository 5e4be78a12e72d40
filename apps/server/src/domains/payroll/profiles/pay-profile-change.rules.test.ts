import { expect, it } from 'vitest'
import { profileChange } from './pay-profile-change.rules.ts'

const words = (...[before, after]: Parameters<typeof profileChange>) =>
  profileChange(before, after)?.('Ada Adams', 'en-GB')
const next =
  'Your next payslip shows the amounts. If something is wrong, ask about the line there or contact an admin.'

const profile = {
  employmentType: 'full-time',
  basis: 'month',
  amount: 310_000,
  firstDay: '2026-09-01',
  lastDay: null,
  items: [{ payItemId: 'meals', amount: 4_000 }],
}

it('states that pay was set up or removed, and from which day', () => {
  expect(words(undefined, profile)).toBe(`Ada Adams set up your pay from 1 September 2026. ${next}`)
  expect(words(profile, undefined)).toBe(`Ada Adams removed your pay from 1 September 2026. ${next}`)
})

it('names each change, but no amounts', () => {
  const after = { ...profile, amount: 320_000, lastDay: '2027-08-31', items: [] }
  expect(words(profile, after)).toBe(
    `Ada Adams changed the amount of your basic pay, your pay items and the last day from no last day to 31 August 2027. ${next}`,
  )
  expect(words(profile, { ...profile, employmentType: 'visiting', basis: 'hour' })).toBe(
    `Ada Adams changed the basis of your pay. ${next}`,
  )
})

it('is silent if nothing that concerns the person has changed', () =>
  expect(profileChange(profile, { ...profile, items: [...profile.items] })).toBeUndefined())
