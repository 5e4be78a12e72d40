import { expect, test } from 'vitest'
import { attendWays } from './attendWays.ts'

test('a registered face comes first, with a passkey below it', () => {
  expect(attendWays({ face: 'active', hasPasskey: true }, true)).toEqual({ first: 'face', other: 'passkey' })
  expect(attendWays({ face: 'active', hasPasskey: false }, true)).toEqual({ first: 'face', other: 'set-up' })
  expect(attendWays({ face: 'active', hasPasskey: true }, false)).toEqual({ first: 'face', other: null })
})

test('without an active face, a passkey is enough', () => {
  for (const face of ['none', 'in-review', 'rejected'] as const)
    expect(attendWays({ face, hasPasskey: true }, true)).toEqual({ first: 'passkey', other: null })
})

test('without either, the button opens the set-up', () => {
  expect(attendWays({ face: 'none', hasPasskey: false }, true).first).toBe('set-up')
  expect(attendWays({ face: 'in-review', hasPasskey: true }, false).first).toBe('set-up')
})
