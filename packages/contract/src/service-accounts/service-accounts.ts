import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, line, nothing, pageSchema, paging, searchText, version } from '../values.ts'
import { apiScopes, scopeDomain } from './api-scopes.ts'
import { m } from './messages.ts'

/** The most requests per minute that one token can be given. */
export const maxRequestsPerMinute = 600
/** Tokens of one account that work at the same time. Two are enough to replace one without a gap. */
export const maxActiveTokens = 5
/** Offered in the settings. No token is valid for longer than the last of them. */
export const tokenDays = [30, 90, 180, 365] as const
/** Hours for which a replaced token keeps working. */
export const overlapHours = [0, 1, 24, 72] as const

const scopes = z.array(z.enum(apiScopes), m.selectScopes()).check(
  z.minLength(1, m.selectScopes()),
  z.maxLength(apiScopes.length),
  z.refine((them) => new Set(them.map(scopeDomain)).size === them.length, m.selectScopesOnce()),
)

const limit = m.selectLimit({ most: maxRequestsPerMinute })

const accountFields = {
  /** The program it is for. */
  name: line(80, m.enterName()),
  scopes,
  /** Requests that each of its tokens can send in a minute. */
  requestsPerMinute: z.int(limit).check(z.minimum(10, limit), z.maximum(maxRequestsPerMinute, limit)),
}

/** The form and the body of createServiceAccount. */
export const serviceAccountInput = z.object(accountFields)

const token = z.object({
  id,
  /** The beginning of the token, which identifies it to people. */
  start: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  /** To within a few minutes. */
  lastUsedAt: z.nullable(instant),
})
export type ServiceToken = z.infer<typeof token>

const serviceAccount = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  requestsPerMinute: z.int(),
  /** The admin responsible for the program. */
  responsible: z.object({ id, name: z.string() }),
  /** stopped: the responsible person is no longer an active admin, so no token works. */
  state: z.enum(['active', 'no-token', 'stopped']),
  /** The newest first; at most 20. */
  tokens: z.array(token),
  createdAt: instant,
  version,
  can: z.object({ addToken: z.boolean(), takeOver: z.boolean() }),
})
export type ServiceAccount = z.infer<typeof serviceAccount>

/** The only answer that contains a token. */
const newToken = z.object({ account: serviceAccount, token: z.string() })

const admins = ['admin'] as const
const accountId = { accountId: id }

export const serviceAccounts = onTopics(['service-accounts'], {
  listServiceAccounts: op({
    method: 'GET',
    path: '/service-accounts',
    roles: admins,
    summary: 'List service accounts with their tokens, without secrets',
    input: z.object({ ...paging, search: searchText }),
    output: pageSchema(serviceAccount),
  }),
  createServiceAccount: op({
    method: 'POST',
    path: '/service-accounts',
    roles: admins,
    confirms: 'always',
    summary: 'Create a service account, for which you are responsible',
    input: serviceAccountInput,
    output: serviceAccount,
    errors: ['already-exists'],
  }),
  updateServiceAccount: op({
    method: 'PUT',
    path: '/service-accounts/{accountId}',
    roles: admins,
    confirms: 'always',
    summary: 'Change the name, scopes or rate of a service account',
    input: z.object({ ...accountId, version, ...accountFields }),
    output: serviceAccount,
    errors: ['already-exists', 'edit-conflict'],
  }),
  takeOverServiceAccount: op({
    method: 'POST',
    path: '/service-accounts/{accountId}/responsibility',
    roles: admins,
    confirms: 'always',
    summary: 'Become responsible for a service account',
    input: z.object(accountId),
    output: serviceAccount,
  }),
  removeServiceAccount: op({
    method: 'DELETE',
    path: '/service-accounts/{accountId}',
    roles: admins,
    summary: 'Delete a service account and revoke its tokens',
    input: z.object(accountId),
    output: nothing,
  }),
  issueServiceToken: op({
    method: 'POST',
    path: '/service-accounts/{accountId}/tokens',
    roles: admins,
    confirms: 'always',
    summary: 'Create a token of a service account; only this response contains it',
    input: z.object({ ...accountId, days: z.literal([...tokenDays], m.selectDays()) }),
    output: newToken,
    errors: ['blocked', 'too-many-tokens'],
  }),
  rotateServiceToken: op({
    method: 'POST',
    path: '/service-tokens/{tokenId}/rotation',
    roles: admins,
    confirms: 'always',
    summary: 'Replace a token by a new one with the same lifetime; the old one ends after the overlap',
    input: z.object({ tokenId: id, overlapHours: z.literal([...overlapHours], m.selectOverlap()) }),
    output: newToken,
    errors: ['blocked', 'too-many-tokens'],
  }),
  revokeServiceToken: op({
    method: 'DELETE',
    path: '/service-tokens/{tokenId}',
    roles: admins,
    summary: 'Revoke a token, which stops working at once',
    input: z.object({ tokenId: id }),
    output: serviceAccount,
  }),
})
