import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newToken } from '#auth/tokens.ts'
import { bearerToken, shownStart, tokenPrefix } from './bearer.rules.ts'

const token = `${tokenPrefix}${newToken()}`

it('reads a token, whatever the case of the scheme', () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) expect(bearerToken(`${scheme} ${token}`)).toBe(token)
})

it.each([
  ['no header', undefined],
  ['nothing', ''],
  ['only the scheme', 'Bearer'],
  ['another scheme', `Basic ${token}`],
  ['a token without a scheme', token],
  ['two tokens', `Bearer ${token} ${token}`],
  ['a token that is too short', `Bearer ${token.slice(0, -1)}`],
  ['a token that is too long', `Bearer ${token}x`],
  ['another prefix', `Bearer sessions__${newToken()}`],
  ['64 kilobytes', `Bearer ${tokenPrefix}${'a'.repeat(65_536)}`],
  ['64 kilobytes of spaces', `Bearer${' '.repeat(65_536)}${token}`],
  ['a line break', `Bearer ${token.slice(0, -1)}\n`],
])('refuses %s', (_, authorization) => {
  expect(bearerToken(authorization)).toBeUndefined()
})

it('never fails, and never returns anything but a token', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const found = bearerToken(text)
      expect(found === undefined || found.startsWith(tokenPrefix)).toBe(true)
    }),
  )
})

it('shows too little of a token to guess the rest', () => {
  const shown = shownStart(token)
  expect(token.startsWith(shown)).toBe(true)
  expect(token.length - shown.length).toBeGreaterThan(36)
})
