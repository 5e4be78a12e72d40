import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import { program } from '#domains/service-accounts/testing/program.ts'
import { type SentRequest, sendAs } from '#domains/service-accounts/testing/send-as.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { patchMessage, userSchema } from '../schema-names.ts'

/** Sends a request to SCIM. */
export const sendScim = (
  server: Pick<TestServer, 'app'>,
  authorization: string | undefined,
  path: string,
  request: SentRequest = {},
) => sendAs(server, authorization, `/scim/v2${path}`, request, 'application/scim+json')

/** A directory, with a function that sends its requests. */
export async function directory(
  server: TestServer,
  admin: TestBrowser,
  scopes: ApiScope[] = ['directory:change'],
  rate?: number,
) {
  const { token, ...account } = await program(server, admin, scopes, rate)
  const call = (path: string, request: SentRequest = {}) => sendScim(server, `Bearer ${token}`, path, request)
  const find = (path: 'Users' | 'Groups', filter: string) =>
    call(`/${path}?filter=${encodeURIComponent(filter)}`)
  const patch = (path: string, Operations: object[], headers: Record<string, string> = {}) =>
    call(path, { method: 'PATCH', body: { schemas: [patchMessage], Operations }, headers })
  return { ...account, token, call, find, patch }
}

let serial = 0

/** A user as a directory sends one. */
export function newUser(more: object = {}) {
  serial += 1
  return {
    schemas: [userSchema],
    userName: `new${serial}@campus.test`,
    name: { givenName: 'Ada', familyName: `Lovelace${serial}` },
    userType: 'student',
    ...more,
  }
}
