import { ApiError } from '@campanile/contract/client.ts'
import { expect, it } from 'vitest'
import { pairingError } from './pairingError.ts'

it.each([
  [new ApiError('too-many-requests', 'x'), 'Too many wrong codes. Wait a few minutes, then try again.'],
  [
    new ApiError('invalid-input', 'x', { code: 'The code has 8 letters and digits' }),
    'The code has 8 letters and digits',
  ],
  [new ApiError('pairing-used', 'This code has been used.'), 'This code has been used.'],
])('gives the reason why a display was not paired: %s', (error, sentence) => {
  expect(pairingError(error)).toBe(sentence)
})
