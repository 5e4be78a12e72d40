import { expect, test } from 'vitest'
import { sumMoney, sumWords } from './sumWords.ts'

test('sums have their signs in what is paid, and add up to it', () => {
  const sums = { earnings: 500_00, deductions: 20_00, taxes: 0, adjustedAndCarried: 15_00, paid: 495_00 }
  expect(sumWords.map(([name]) => sumMoney(sums, name, 'EUR'))).toEqual([
    '€500.00',
    '−€20.00',
    '€0.00',
    '+€15.00',
    '€495.00',
  ])
})
