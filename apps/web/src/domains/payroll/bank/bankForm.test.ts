import { expect, test } from 'vitest'
import { bankValues, readBankForm } from './bankForm.ts'

const typed = {
  holder: 'Iris Hale',
  accountNumber: 'gb82 west 1234 5698 7654 32',
  bankCode: '',
  bankName: ' ',
}

test('an account number is read without its spaces, and empty fields mean none', () => {
  expect(readBankForm(typed)).toEqual({
    input: { holder: 'Iris Hale', accountNumber: 'GB82WEST12345698765432', bankCode: null, bankName: null },
    problems: {},
  })
})

test('errors are shown at their fields', () => {
  const { input, problems } = readBankForm({
    ...typed,
    holder: ' ',
    accountNumber: 'GB82 WEST 1234 5698 7654 33',
  })
  expect(input).toBeUndefined()
  expect(Object.keys(problems).toSorted()).toEqual(['accountNumber', 'holder'])
})

test('the form never begins with a number', () => {
  const details = { holder: 'Iris Hale', numberEnd: '5432', bankCode: null, bankName: 'Bank' }
  const shown = { details: { ...details, changedAt: '', changedBy: null }, version: 2 }
  expect(bankValues(shown)).toEqual({
    holder: 'Iris Hale',
    accountNumber: '',
    bankCode: '',
    bankName: 'Bank',
  })
})
