import { createHash } from 'node:crypto'
import { readSigned, signValue } from '#auth/tokens.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

const minutes = 5

/** A sign-in with a confirmed first factor. It gives no access: every other operation needs a session. */
interface HalfSignIn {
  personId: string
  /** Hash of the password's hash at that time, so that changing the password invalidates it. */
  password: string
  /** Milliseconds since the epoch. */
  until: number
  /** Whether the session lasts after the browser is closed. */
  remember: boolean
  /** As in `FirstFactor`. */
  providerSession?: string | undefined
}

/** The person who has proved the first factor, and their password hash if they have one. */
export interface FirstFactor {
  personId: string
  hash: string | undefined
  remember: boolean
  /** Whether it also confirms the person's identity. Entering a code afterwards always does. */
  confirmed?: boolean
  /** The session at the identity provider that proved it, sealed. */
  providerSession?: string | undefined
}

/** The value that the half sign-in is bound to. People without a password signed in with an identity. */
export const passwordMark = (hash: string | undefined): string =>
  createHash('sha256')
    .update(hash ?? '')
    .digest('base64url')

/** Stores a signed cookie in the browser: the first factor is proved. */
export function keepHalf(ctx: Context, { personId, hash, remember, providerSession }: FirstFactor): void {
  const until = minutesAfter(ctx.clock.now(), minutes).getTime()
  const half: HalfSignIn = { personId, password: passwordMark(hash), until, remember, providerSession }
  ctx.cookies.write('half', signValue(ctx.secrets, 'second-factor', half), minutes * 60)
}

/** The person who proved the first factor in this browser in the last few minutes. */
export function readHalf(ctx: Context): HalfSignIn | undefined {
  const half = readSigned<HalfSignIn>(ctx.secrets, 'second-factor', ctx.cookies.read('half'))
  return half && half.until > ctx.clock.now().getTime() ? half : undefined
}
