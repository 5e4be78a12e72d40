import { createHash } from 'node:crypto'
import { readSigned, signValue } from '#auth/tokens.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'

const minutes = 5

/** The first factor is proved. Alone it opens nothing: every other operation asks for a session. */
interface HalfSignIn {
  personId: string
  /** Of the password's hash at that time: another password puts it out of use. */
  password: string
  /** Milliseconds since the epoch. */
  until: number
  /** Whether the session is to outlast the browser. */
  remember: boolean
}

/** Who has proved the first factor, with which password where there is one. */
export interface FirstFactor {
  personId: string
  hash: string | undefined
  remember: boolean
  /** Whether it also confirms who the person is; a code that follows does in any case. */
  confirmed?: boolean
}

/** What a half is tied to; people without a password came by way of an identity. */
export const passwordMark = (hash: string | undefined): string =>
  createHash('sha256')
    .update(hash ?? '')
    .digest('base64url')

/** Keeps in the browser, signed, that the first factor is proved. */
export function keepHalf(ctx: Context, { personId, hash, remember }: FirstFactor): void {
  const until = minutesAfter(ctx.clock.now(), minutes).getTime()
  const half: HalfSignIn = { personId, password: passwordMark(hash), until, remember }
  ctx.cookies.write('half', signValue(ctx.secrets, 'second-factor', half), minutes * 60)
}

/** Who has proved the first factor in this browser in the last minutes. */
export function readHalf(ctx: Context): HalfSignIn | undefined {
  const half = readSigned<HalfSignIn>(ctx.secrets, 'second-factor', ctx.cookies.read('half'))
  return half && half.until > ctx.clock.now().getTime() ? half : undefined
}
