import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

const words = ['grace.hopper@campus.test', 'Grace', 'Hopper', 'Riverside University']

it('knows far more than the 3,000 most common passwords of at least eight characters', () => {
  expect(dictionary['passwords-common'].filter((it) => it.length >= 8).length).toBeGreaterThan(10_000)
})

it.each([
  'password',
  'PASSWORD',
  'Password123!',
  'iloveyou',
  'qwertyuiop',
  'football',
  'gracehopper',
  'hopper2026',
  'grace.hopper@campus.test',
  'Riverside',
  'riversideuniversity1',
])('rejects %s', (password) => {
  expect(isWeakPassword(password, words)).toBe(true)
})

it.each([
  'correct horse',
  'another one',
  'football players are late',
  'hopper sings at dawn',
  'zJ4-kk2p-Qm',
  'пароль из многих слов',
])('accepts %s', (password) => {
  expect(isWeakPassword(password, words)).toBe(false)
})

it('does not reject a password because it contains a short name', () => {
  expect(isWeakPassword('candid lamp', ['Di', 'Al', 'al@x.y'])).toBe(false)
})
