import { expect, test } from 'vitest'
import { adjustedMinutes, adjustForm } from './adjustment.ts'

test('days and hours become signed minutes', () => {
  expect(adjustedMinutes({ direction: 'add', days: '2', hours: '' }, 450)).toBe(900)
  expect(adjustedMinutes({ direction: 'take', days: '0,5', hours: '1' }, 450)).toBe(-285)
})

test('an adjustment has an amount and a reason', () => {
  const values = { direction: 'add', days: '1', hours: '', note: 'Joined earlier' }
  expect(adjustForm.safeParse(values).success).toBe(true)
  expect(adjustForm.safeParse({ ...values, days: '' }).success).toBe(false)
  expect(adjustForm.safeParse({ ...values, days: 'two' }).success).toBe(false)
  expect(adjustForm.safeParse({ ...values, note: ' ' }).success).toBe(false)
})
