import type { PayProfile } from '@campanile/contract/payroll/pay-profiles.ts'
import { expect, test } from 'vitest'
import {
  basesOf,
  basisFor,
  newProfile,
  payProfileFormInput,
  payProfileFormValues,
  profileForm,
} from './profileForm.ts'

const profile = {
  employmentType: 'visiting',
  basis: 'hour',
  amount: 4_250,
  firstDay: '2026-09-01',
  lastDay: null,
  items: [
    { payItemId: 'i1', name: 'Housing', amount: null },
    { payItemId: 'i2', name: 'Transport', amount: 8_000 },
  ],
  note: null,
} as unknown as PayProfile

test('a profile is shown in its form as it was saved, in the units people type', () => {
  const values = payProfileFormValues(profile, 'GBP')
  expect(values).toMatchObject({ amount: '42.50', lastDay: '', note: '' })
  expect(payProfileFormInput(values, 'GBP')).toEqual({
    employmentType: 'visiting',
    basis: 'hour',
    amount: 4_250,
    firstDay: '2026-09-01',
    lastDay: null,
    items: [
      { payItemId: 'i1', amount: null },
      { payItemId: 'i2', amount: 8_000 },
    ],
    note: null,
  })
})

test('a new profile starts as a copy of the last one, on another day', () => {
  expect(newProfile('visiting', profile, 'GBP')).toMatchObject({ amount: '42.50', firstDay: '', lastDay: '' })
  expect(newProfile(null, undefined, 'GBP')).toMatchObject({ employmentType: 'full-time', basis: 'month' })
})

test('the pay basis matches the employment', () => {
  expect(basesOf('full-time')).toEqual(['month'])
  expect(basesOf('visiting')).toEqual(['hour', 'session'])
  expect(basisFor('full-time', 'session')).toBe('month')
  expect(basisFor('visiting', 'month')).toBe('hour')
  expect(basisFor('part-time', 'month')).toBe('month')
})

test('the form shows errors at their fields', () => {
  const values = { ...payProfileFormValues(profile, 'GBP'), amount: '12.345', lastDay: '2026-08-31' }
  const { error } = profileForm('GBP').safeParse({ ...values, items: [{ payItemId: '', amount: 'x' }] })
  const fields = error?.issues.map(({ path }) => path.join('.'))
  expect(fields).toEqual(expect.arrayContaining(['amount', 'items.0.payItemId', 'items.0.amount']))
  expect(profileForm('GBP').safeParse({ ...values, amount: '12' }).error?.issues[0]?.path).toEqual([
    'lastDay',
  ])
})
