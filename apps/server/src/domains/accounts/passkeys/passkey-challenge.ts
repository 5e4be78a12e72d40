import { passkeyMinutes } from '@campanile/contract/accounts/passkeys.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

/** Signed, so that it needs no row until it is answered. */
interface Challenge {
  id: string
  /** Null: whoever answers wants to be signed in. */
  personId: string | null
  /** What the answer is for: an answer to one question says nothing to another. */
  purpose: string
  /** Milliseconds since the epoch. */
  until: number
}

/** The bytes that a passkey of this person, or of whoever answers, signs for this purpose. */
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
 * @throws AppError passkey-not-valid unless it is ours, this person's and for this purpose; passkey-expired
 */
export function readPasskeyChallenge(
  ctx: Context,
  personId: string | null,
  purpose: string,
  clientDataJSON: string,
) {
  const signed = Buffer.from(challengeIn(clientDataJSON), 'base64url').toString()
  const challenge = readSigned<Challenge>(ctx.secrets, 'passkey', signed)
  if (!challenge || challenge.personId !== personId || challenge.purpose !== purpose)
    throw new AppError('passkey-not-valid')
  if (challenge.until <= ctx.clock.now().getTime()) throw new AppError('passkey-expired')
  return { id: challenge.id, expiresAt: new Date(challenge.until), text: challengeIn(clientDataJSON) }
}

/** What the browser says it was asked; the signature over it is checked afterwards. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return String(challenge)
  } catch (cause) {
    throw new AppError('passkey-not-valid', { cause })
  }
}
