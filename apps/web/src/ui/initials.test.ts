import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('takes the first and the last name', () => {
  expect(initials('Amina Rahman')).toBe('AR')
  expect(initials('Mei-Ling van der Chua')).toBe('MC')
})

test('leaves out titles and handles one name or none', () => {
  expect(initials('Dr Tobias Okonkwo')).toBe('TO')
  expect(initials('Prof. Ingrid Solheim')).toBe('IS')
  expect(initials('Payroll')).toBe('P')
  expect(initials('  ')).toBe('')
})

test('does not split letters outside the basic plane', () => {
  expect(initials('𝒜lice 𝒵ed')).toBe('𝒜𝒵')
})

test('never shows more than two letters', () => {
  assert(property(string({ unit: 'grapheme' }), (name) => [...initials(name)].length <= 2))
})
