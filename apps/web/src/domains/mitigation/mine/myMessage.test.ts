import { ApiError } from '@campanile/contract/client.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { expect, test } from 'vitest'
import { myMessage } from './myMessage.ts'

const said = (code: ErrorCode) => myMessage(new ApiError(code, ''))

test('each HTTP status has its message', () => {
  expect(said('forbidden')).toBe('Permission denied. Please check your access rights.')
  expect(said('not-found')).toBe('Mitigation requests database not found.')
  expect(said('unavailable')).toBe('Database is currently unavailable. Please try again later.')
})

test('any other failure has the general message', () => {
  for (const code of ['internal', 'rate-limited', 'invalid-input', 'network-request-failed'] as const)
    expect(said(code)).toBe('Failed to load your mitigation requests')
  expect(myMessage(new TypeError())).toBe('Failed to load your mitigation requests')
})
