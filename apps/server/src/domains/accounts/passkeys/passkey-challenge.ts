import { passkeyMinutes } from '@campanile/contract/accounts/passkeys.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** Signed, so that it needs no row until it is answered. */
interface Challenge {
  id: string
  /** Null when nobody is signed in yet: the answer identifies the person. */
  personId: string | null
  /** Purpose of the challenge. An answer for one purpose is not valid for another. */
  purpose: string
  /** Milliseconds since the epoch. */
  until: number
}

/** The bytes that a passkey signs for this purpose, of this person or, when signing in, of any. */
export function makePasskeyChallenge(
  ctx: Context,
  personId: string | null,
  purpose: string,
): Uint8Array<ArrayBuffer> {
  const until = minutesAfter(ctx.clock.now(), passkeyMinutes).getTime()
  const challenge: Challenge = { id: newId(), personId, purpose, until }
  return new Uint8Array(Buffer.from(signValue(ctx.secrets, 'passkey', challenge)))
}

/**
 * The challenge that was answered.
 * @throws AppError passkey-not-valid unless we issued it, to this person and for this purpose;
 * passkey-expired
 */
export function readPasskeyChallenge(
  ctx: Context,
  personId: string | null,
  purpose: string,
  clientDataJSON: string,
) {
  const signed = Buffer.from(readChallenge(clientDataJSON), 'base64url').toString()
  const challenge = readSigned<Challenge>(ctx.secrets, 'passkey', signed)
  if (!challenge || challenge.personId !== personId || challenge.purpose !== purpose)
    throw new AppError('passkey-not-valid')
  if (challenge.until <= ctx.clock.now().getTime()) throw new AppError('passkey-expired')
  return { id: challenge.id, expiresAt: new Date(challenge.until), text: readChallenge(clientDataJSON) }
}

/** The challenge according to the browser. Its signature is checked later. */
function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return String(challenge)
  } catch (cause) {
    throw new AppError('passkey-not-valid', { cause })
  }
}
