import { expect, test } from 'vitest'
import { shortName } from './shortName.ts'

test('shows no more than the initial of the last name', () => {
  expect(shortName({ firstName: 'Grace', lastName: 'Mwangi' })).toBe('Grace M.')
  expect(shortName({ firstName: 'Noor', lastName: 'al-Sayed' })).toBe('Noor A.')
  expect(shortName({ firstName: 'Cher', lastName: ' ' })).toBe('Cher')
})
