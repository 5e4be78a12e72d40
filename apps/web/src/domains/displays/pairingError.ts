import { hasCode, sentenceOf } from '#lib/errors.ts'

/** Why a display was not paired; the sentence about too many attempts elsewhere speaks of signing in. */
export const pairingError = (error: unknown) =>
  hasCode(error, 'too-many-requests')
    ? 'Too many codes were wrong. Wait a few minutes, then try again.'
    : sentenceOf(error)
