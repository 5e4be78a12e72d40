import { hashToken, newToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import type { TestServer } from '#testing/server.ts'
import * as repo from '../saml.repo.ts'
import { sealProfile } from '../sealed-profile.ts'
import { providerKey } from './test-keys.ts'

type Parts = Pick<TestServer, 'platform' | 'make' | 'clock'>

/** A provider as it is stored, for tests that contact none. */
export async function providerRow({ platform, make, clock }: Parts) {
  const now = clock.now()
  const [id, name] = [newId(), `Provider ${newId()}`]
  await repo.insertProvider(platform.db, {
    ...{ id, name, metadataUrl: 'https://idp.test/metadata', entityId: `https://idp.test/${id}` },
    ...{
      signInUrl: 'https://idp.test/sign-in',
      certificates: [providerKey.cert],
      emailDomains: ['campus.test'],
    },
    ...{ idAttribute: null, matchesByEmail: true, createsAccounts: true, isOn: true },
    ...{ certificatesExpireAt: now, metadataReadAt: now, createdAt: now, createdBy: (await make.admin()).id },
  })
  return id
}

/** An assertion of that provider that was accepted as the answer to a request. Returns its ticket. */
export async function acceptedAssertion({ platform, clock }: Parts, providerId: string, requestId: string) {
  const ticket = newToken()
  await repo.insertAssertion(platform.db, {
    ...{ key: hashToken(newId()), providerId, ticketHash: hashToken(ticket), requestId },
    profile: sealProfile(platform.secrets, requestId, {
      subject: newId(),
      email: null,
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: null,
    }),
    expiresAt: new Date(clock.now().getTime() + 60_000),
  })
  return ticket
}
