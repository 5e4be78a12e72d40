import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#http/context.ts'
import { daysAfter } from '#platform/clock.ts'
import { passwordMark } from '../second-factor/half-sign-in.ts'

/** After a year without signing in, the device is unknown again. */
const days = 365
/** Number of accounts one browser is known for, the latest first. */
const maxDevices = 4

/**
 * Proof that a browser has signed in to an account: random text, its expiry, and a keyed hash of both with
 * the person and their password. It does not reveal the person, no two are alike, and a new password
 * invalidates it.
 */
interface Proof {
  nonce: string
  until: number
  mac: string
}

const proofMac = (ctx: Context, { nonce, until }: Omit<Proof, 'mac'>, personId: string, hash?: string) =>
  createHmac('sha256', ctx.secrets.key('known-device'))
    .update(JSON.stringify(['known-device', nonce, until, personId, passwordMark(hash)]))
    .digest('base64url')

const written = ({ nonce, until, mac }: Proof) => `${nonce}.${until}.${mac}`

function readProofs(ctx: Context): Proof[] {
  const now = ctx.clock.now().getTime()
  const texts = (ctx.cookies.read('known') ?? '').split('~').slice(0, maxDevices)
  return texts.flatMap((text) => {
    const [nonce, until, mac] = text.split('.')
    return nonce && mac && Number(until) > now ? [{ nonce, until: Number(until), mac }] : []
  })
}

function isValidProof(ctx: Context, proof: Proof, personId: string, hash?: string): boolean {
  const [expected, given] = [Buffer.from(proofMac(ctx, proof, personId, hash)), Buffer.from(proof.mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Counter key for this browser's own attempts at the account; undefined if it never signed in to it. */
export const findKnownDevice = (ctx: Context, personId: string, hash?: string): string | undefined =>
  readProofs(ctx).find((proof) => isValidProof(ctx, proof, personId, hash))?.nonce

/** Records in the browser that the person has signed in, or set this password, here. */
export function rememberDevice(ctx: Context, personId: string, hash?: string): void {
  const proofs = readProofs(ctx)
  const former = proofs.find((proof) => isValidProof(ctx, proof, personId, hash))
  const nonce = former?.nonce ?? randomBytes(16).toString('base64url')
  const until = daysAfter(ctx.clock.now(), days).getTime()
  const proof = { nonce, until, mac: proofMac(ctx, { nonce, until }, personId, hash) }
  const kept = [proof, ...proofs.filter((it) => it !== former)].slice(0, maxDevices)
  ctx.cookies.write('known', kept.map(written).join('~'), days * 86_400)
}
