import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, moneyWords, signedMoney, typedMinor, wholeMoney } from './money.ts'

test('each currency has its own number of decimals', () => {
  expect(amountText(5, 'GBP')).toBe('0.05')
  expect(amountText(-123_450, 'GBP')).toBe('-1234.50')
  expect(amountText(500, 'JPY')).toBe('500')
  expect(amountText(1, 'KWD')).toBe('0.001')
})

test('an amount is shown with its currency, in groups, and with a real minus', () => {
  expect(moneyWords(123_450, 'GBP')).toBe('£1,234.50')
  expect(moneyWords(-2_000, 'GBP')).toBe('−£20.00')
  expect(signedMoney(2_000, 'GBP')).toBe('+£20.00')
  expect(signedMoney(0, 'GBP')).toBe('£0.00')
  expect(signedMoney(-2_000, 'GBP')).toBe('−£20.00')
  expect(wholeMoney(123_450, 'GBP')).toBe('£1,235')
  expect(moneyWords(Number.MAX_SAFE_INTEGER, 'GBP')).toBe('£90,071,992,547,409.91')
})

test('an amount can be typed in the ways people type it', () => {
  const typed = (text: string) => typedMinor(text, 'GBP')
  expect(['1234.5', '1,234.50', '1 234,50', '1.234,50', '1,234', ' 12 ', '0.07'].map(typed)).toEqual([
    123_450, 123_450, 123_450, 123_450, 123_400, 1_200, 7,
  ])
  expect(['', 'x', '1.234', '1.2.3', '1,23,4', '-5', '12.', '99999999999999999'].map(typed)).toEqual(
    Array.from({ length: 8 }, () => null),
  )
  expect(typedMinor('1,234', 'JPY')).toBe(1_234)
  expect(typedMinor('12.5', 'JPY')).toBeNull()
})

test('an amount shown in an input is read back unchanged', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(amount, fc.constantFrom('GBP', 'JPY', 'EUR'), (minor, currency) => {
      expect(typedMinor(amountText(minor, currency), currency)).toBe(minor)
    }),
  )
})
