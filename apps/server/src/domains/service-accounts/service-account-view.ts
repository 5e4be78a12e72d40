import {
  maxActiveTokens,
  type ServiceAccount,
} from '@campanile/contract/service-accounts/service-accounts.ts'
import type { AccountRow } from './service-accounts.repo.ts'
import type { TokenRow } from './service-tokens.repo.ts'

export type TokenState = ServiceAccount['tokens'][number]['state']

/** A revoked token stays revoked after it would have expired. */
export function tokenState(
  { revokedAt, expiresAt }: Pick<TokenRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): TokenState {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'active'
}

interface Reader {
  /** The admin who reads it. */
  id: string
}

export function accountView(
  { responsibleId, responsibleName, isAnsweredFor, createdAt, ...row }: AccountRow,
  ofAccount: readonly TokenRow[],
  { reader, now }: { reader: Reader; now: Date },
): ServiceAccount {
  const tokens = ofAccount.map((it) => ({
    id: it.id,
    start: it.start,
    state: tokenState(it, now),
    createdAt: it.createdAt.toISOString(),
    expiresAt: it.expiresAt.toISOString(),
    lastUsedAt: it.lastUsedAt?.toISOString() ?? null,
  }))
  const active = tokens.filter(({ state }) => state === 'active').length
  const working = active > 0 ? 'active' : 'no-token'
  return {
    ...row,
    responsible: { id: responsibleId, name: responsibleName },
    state: isAnsweredFor ? working : 'stopped',
    tokens,
    createdAt: createdAt.toISOString(),
    can: {
      addToken: isAnsweredFor && active < maxActiveTokens,
      takeOver: responsibleId !== reader.id,
    },
  }
}
