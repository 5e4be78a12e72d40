import {
  maxPasskeys,
  type PasskeyAttestation,
  passkeyMinutes,
  passkeys,
} from '@campanile/contract/accounts/passkeys.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { passkeyAdded } from '../account-messages.ts'
import { findMe } from '../accounts.repo.ts'
import { makePasskeyChallenge, readPasskeyChallenge } from './passkey-challenge.ts'
import { announcePasskeys, passkeyDescriptor, relyingParty } from './passkey-check.service.ts'
import * as repo from './passkeys.repo.ts'
import { passkeysView } from './passkeys.service.ts'

const purpose = 'registration'
/** EdDSA, ES256 and RS256, the algorithms that devices support. */
const algorithms = [-8, -7, -257]

export const startPasskeyRegistration = handle(passkeys.startPasskeyRegistration, async (ctx) => {
  const [person, known, institution] = await Promise.all([
    findMe(ctx.db, ctx.actor.id),
    repo.listPersonPasskeys(ctx.db, ctx.actor.id),
    currentInstitution(ctx),
  ])
  if (!person) throw new AppError('not-found')
  if (known.length >= maxPasskeys) throw new AppError('too-many-passkeys')
  return {
    rp: { id: relyingParty(ctx).rpId, name: institution.name },
    user: {
      id: Buffer.from(ctx.actor.id).toString('base64url'),
      name: person.email,
      displayName: `${person.firstName} ${person.lastName}`,
    },
    challenge: Buffer.from(makePasskeyChallenge(ctx, ctx.actor.id, purpose)).toString('base64url'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: passkeyMinutes * 60_000,
    excludeCredentials: known.map(passkeyDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' } as const,
    attestation: 'none' as const,
  }
})

export const registerPasskey = handle(passkeys.registerPasskey, async (ctx, { name, attestation }) => {
  const challenge = readPasskeyChallenge(ctx, ctx.actor.id, purpose, attestation.response.clientDataJSON)
  const made = await verifyCredential(ctx, attestation, challenge.text)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx.db, ctx.actor.id)
    const known = await repo.listPersonPasskeys(tx.db, ctx.actor.id)
    if (known.length >= maxPasskeys) throw new AppError('too-many-passkeys')
    if (!(await repo.keepAnswered(tx.db, challenge.id, challenge.expiresAt)))
      throw new AppError('passkey-used')
    const now = ctx.clock.now()
    const row = { ...made, id: newId(), personId: ctx.actor.id, name, createdAt: now }
    if (!(await repo.insertPasskey(tx.db, row))) throw new AppError('passkey-registered')
    await recordAudit(ctx, tx, { entity: 'passkey', entityId: row.id, after: { name } })
    await notify(tx, now, [ctx.actor.id], passkeyAdded(name))
    announcePasskeys(tx, ctx.actor.id)
    return passkeysView(ctx, tx.db)
  })
})

/** The new public key, after the device has proved that it has the private key. */
async function verifyCredential(
  ctx: SignedIn,
  { response, ...credential }: PasskeyAttestation,
  expectedChallenge: string,
) {
  const { rpId, origin } = relyingParty(ctx)
  const { transports = [], ...signed } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {}, response: signed },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified) {
      const { id, publicKey, counter } = registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
    }
  } catch (cause) {
    throw new AppError('passkey-not-valid', { cause })
  }
  throw new AppError('passkey-not-valid')
}
