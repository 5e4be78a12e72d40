import { createHmac } from 'node:crypto'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { Context } from '#http/context.ts'
import type { Secrets } from '#platform/secrets.ts'
import { samlClient, samlKey } from './saml-client.ts'
import type { SamlSession } from './saml-profile.rules.ts'
import * as repo from './saml-sessions.repo.ts'

const boundTo = 'saml-session'

interface ProviderSession extends SamlSession {
  providerId: string
}

/** Seals what identifies a session at the provider, for the time until the person is signed in and afterwards. */
export const sealProviderSession = (secrets: Secrets, session: ProviderSession): string =>
  sealJson(secrets.key('seal'), session, boundTo)

/** Name identifiers can be guessed, so their hashes need a key. */
export const keyedHash = (secrets: Secrets, providerId: string, kind: 'name' | 'index', value: string) =>
  createHmac('sha256', secrets.key('saml'))
    .update(JSON.stringify([boundTo, providerId, kind, value]))
    .digest()

/** Remembers which session at the provider this auth session belongs to. */
export async function storeProviderSession(
  { secrets }: Context,
  tx: Transaction,
  sessionId: string,
  sealed: string,
): Promise<void> {
  const session = unsealJson<ProviderSession>(secrets.key('seal'), sealed, boundTo)
  const { providerId, nameId, sessionIndex } = session
  await repo.insertProviderSession(tx.db, {
    sessionId,
    providerId,
    nameHash: keyedHash(secrets, providerId, 'name', nameId),
    indexHash: sessionIndex ? keyedHash(secrets, providerId, 'index', sessionIndex) : null,
    sealed,
  })
}

export type SessionAtProvider = NonNullable<Awaited<ReturnType<typeof repo.findProviderSession>>>

/** The session at a provider that the browser's auth session belongs to. */
export async function findSessionAtProvider(
  { cookies }: Context,
  db: Database,
): Promise<SessionAtProvider | undefined> {
  const token = cookies.read('session')
  return token ? repo.findProviderSession(db, hashToken(token)) : undefined
}

/**
 * The address that signs a person out of the provider, with a signed request; null if the provider or the institution
 * does not want one. Nothing here may keep the person from signing out of Campanile.
 */
export async function logoutRequestUrl(
  { config, secrets, log }: Context,
  { provider, sealed }: SessionAtProvider,
): Promise<string | null> {
  if (!provider.isOn || !provider.signsOut || !provider.logoutUrl) return null
  try {
    if (!samlKey(config)) return null
    const session = unsealJson<ProviderSession>(secrets.key('seal'), sealed, boundTo)
    const user = {
      issuer: provider.entityId,
      nameID: session.nameId,
      nameIDFormat: session.nameIdFormat ?? unspecified,
      ...(session.nameQualifier && { nameQualifier: session.nameQualifier }),
      ...(session.spNameQualifier && { spNameQualifier: session.spNameQualifier }),
      ...(session.sessionIndex && { sessionIndex: session.sessionIndex }),
    }
    return await samlClient(config, provider, `_${newToken()}`).getLogoutUrlAsync(user, '', {})
  } catch (error) {
    log.warn({ err: error }, 'the request to sign out at an identity provider could not be created')
    return null
  }
}

const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
