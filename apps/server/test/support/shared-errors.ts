import type { ErrorCode } from '@campanile/contract/errors.ts'

/** Errors that any operation can return without declaring them. */
export const sharedErrors: readonly ErrorCode[] = [
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'cross-site-request',
  'second-factor-required',
  'not-found',
  'too-large',
  'unsupported-media-type',
  'rate-limited',
  'body-too-slow',
  'too-many-uploads',
  'internal',
  'unavailable',
  'busy',
]
