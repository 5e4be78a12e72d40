import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { expect, test } from 'vitest'
import {
  fieldFor,
  type ItemValues,
  newItem,
  payItemFormInput,
  payItemFormProblems,
  payItemFormValues,
} from './itemForm.ts'

const whole: ItemValues = { ...newItem, name: 'Transport', code: 'transport', amount: '120' }

test('a form produces an item in minor units, and only the selected method counts', () => {
  expect(payItemFormInput(whole, 'GBP').how).toEqual({ method: 'fixed', amount: 12_000 })
  const bands = [
    { from: '0', percent: '0' },
    { from: '1,000', percent: '12,5' },
  ]
  expect(payItemFormInput({ ...whole, method: 'bands', bands }, 'GBP').how).toEqual({
    method: 'bands',
    bands: [
      { from: 0, percent: '0' },
      { from: 100_000, percent: '12.5' },
    ],
  })
  expect(payItemFormInput({ ...whole, kind: 'tax', method: 'formula', prorated: true }, 'GBP')).toMatchObject(
    {
      taxable: false,
      prorated: false,
    },
  )
})

test('an item is shown in its form as it was saved', () => {
  const saved = { ...payItemFormInput(whole, 'GBP'), id: 'x', archived: false } as unknown as PayItem
  expect(payItemFormInput(payItemFormValues(saved, 'GBP'), 'GBP')).toEqual(payItemFormInput(whole, 'GBP'))
})

test('errors are shown at their fields', () => {
  expect(payItemFormProblems(whole, 'GBP')).toEqual({})
  expect(payItemFormProblems({ ...whole, amount: 'much' }, 'GBP')).toHaveProperty('amount')
  expect(payItemFormProblems({ ...whole, code: 'basic' }, 'GBP')).toHaveProperty('code')
  expect(payItemFormProblems({ ...whole, position: '' }, 'GBP')).toHaveProperty('position')
  expect(
    payItemFormProblems({ ...whole, firstMonth: '2026-12', lastMonth: '2026-11' }, 'GBP'),
  ).toHaveProperty('lastMonth')
  const falling = { ...whole, method: 'bands', bands: [{ from: '5', percent: 'x' }] } as const
  expect(Object.keys(payItemFormProblems({ ...falling, bands: [...falling.bands] }, 'GBP'))).toContain(
    'bands.0.percent',
  )
})

test('a field name of the contract is found in the form', () => {
  expect(['values.how.formula', 'how.bands.1.from', 'how.bands', 'values.code'].map(fieldFor)).toEqual([
    'formula',
    'bands.1.from',
    'bands.root',
    'code',
  ])
})
