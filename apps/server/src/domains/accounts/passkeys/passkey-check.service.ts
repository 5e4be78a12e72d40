import {
  type PasskeyAssertion,
  type PasskeyChallenge,
  passkeyMinutes,
} from '@campanile/contract/accounts/passkeys.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Transaction } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { makePasskeyChallenge, readPasskeyChallenge } from './passkey-challenge.ts'
import * as repo from './passkeys.repo.ts'

/** Passkeys are bound to this host. */
export const relyingParty = ({ config }: Pick<SignedIn, 'config'>) => ({
  rpId: config.publicUrl.hostname,
  origin: config.publicUrl.origin,
})

export const passkeyDescriptor = ({ credentialId, transports }: repo.PasskeyRow) => ({
  id: credentialId,
  type: 'public-key',
  transports,
})

/** Notifies the person's open pages that a passkey, or its last use, has changed. */
export const announcePasskeys = (tx: Transaction, personId: string) =>
  tx.announce({ event: { topic: 'passkeys' }, people: [personId] })

/** Whether the signed-in person has a passkey. */
export const hasPasskey = ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<boolean> =>
  repo.hasPasskeys(db, actor.id)

/**
 * Creates a challenge for a passkey of the signed-in person. It can be answered once, within five minutes,
 * for this `purpose` only. A purpose names the action and its row ("check-in 0199…").
 * @throws AppError no-passkey
 */
export async function issuePasskeyChallenge(ctx: SignedIn, purpose: string): Promise<PasskeyChallenge> {
  const challenge = await offerPasskeyChallenge(ctx, purpose)
  if (!challenge) throw new AppError('no-passkey')
  return challenge
}

/** The same, or null if the person has no passkey. */
export async function offerPasskeyChallenge(
  ctx: SignedIn,
  purpose: string,
): Promise<PasskeyChallenge | null> {
  const known = await repo.listPersonPasskeys(ctx.db, ctx.actor.id)
  if (known.length === 0) return null
  return {
    challenge: Buffer.from(makePasskeyChallenge(ctx, ctx.actor.id, purpose)).toString('base64url'),
    rpId: relyingParty(ctx).rpId,
    timeout: passkeyMinutes * 60_000,
    allowCredentials: known.map(passkeyDescriptor),
    userVerification: 'required',
  }
}

/**
 * Checks a passkey's answer, and records in the caller's transaction that the challenge is used and the
 * device's new counter.
 * @throws AppError passkey-unknown, passkey-not-valid, passkey-expired or passkey-used
 */
export async function verifyPasskey(
  ctx: SignedIn,
  tx: Transaction,
  purpose: string,
  assertion: PasskeyAssertion,
): Promise<{ passkeyId: string }> {
  const { id } = ctx.actor
  const challenge = readPasskeyChallenge(ctx, id, purpose, assertion.response.clientDataJSON)
  const known = await repo.lockPasskey(tx.db, assertion.id)
  if (known?.personId !== id) throw new AppError('passkey-unknown')
  await takeAnswer(ctx, tx, known, assertion, challenge)
  return { passkeyId: known.id }
}

/**
 * The same when nobody is signed in: the passkey identifies the person.
 * @throws AppError passkey-unknown, passkey-not-valid, passkey-expired or passkey-used
 */
export async function identifyByPasskey(
  ctx: Context,
  tx: Transaction,
  purpose: string,
  assertion: PasskeyAssertion,
): Promise<{ personId: string }> {
  const challenge = readPasskeyChallenge(ctx, null, purpose, assertion.response.clientDataJSON)
  const known = await repo.lockPasskey(tx.db, assertion.id)
  if (!known) throw new AppError('passkey-unknown')
  const { userHandle } = assertion.response
  const named = userHandle && Buffer.from(userHandle, 'base64url').toString()
  if (named && named !== known.personId) throw new AppError('passkey-not-valid')
  await takeAnswer(ctx, tx, known, assertion, challenge)
  return { personId: known.personId }
}

/** Checks the signature, and records that the challenge is used and the device's new counter. */
async function takeAnswer(
  ctx: Context,
  tx: Transaction,
  known: repo.PasskeyRow,
  assertion: PasskeyAssertion,
  challenge: ReturnType<typeof readPasskeyChallenge>,
): Promise<void> {
  const counter = await verifyCounter(ctx, known, assertion, challenge.text)
  if (!(await repo.keepAnswered(tx.db, challenge.id, challenge.expiresAt))) throw new AppError('passkey-used')
  await repo.countUse(tx.db, known.id, { counter, lastUsedAt: ctx.clock.now() })
  announcePasskeys(tx, known.personId)
}

/** The device's counter, after verifying the signature. */
async function verifyCounter(
  ctx: Context,
  known: repo.PasskeyRow,
  { response, ...credential }: PasskeyAssertion,
  expectedChallenge: string,
): Promise<number> {
  const { rpId, origin } = relyingParty(ctx)
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle && { userHandle }) },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (cause) {
    throw new AppError('passkey-not-valid', { cause })
  }
  throw new AppError('passkey-not-valid')
}
