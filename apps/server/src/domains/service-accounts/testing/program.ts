import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { type SentRequest, sendAs } from './send-as.ts'

let serial = 0

/** A service account with these scopes. */
export function addAccount(admin: TestBrowser, scopes: ApiScope[], requestsPerMinute = 600) {
  serial += 1
  return admin.createServiceAccount({ name: `Program ${serial}`, scopes, requestsPerMinute })
}

/** Sends a request to the API for programs. */
export const send = (
  server: Pick<TestServer, 'app'>,
  authorization: string | undefined,
  path: string,
  request: SentRequest = {},
) => sendAs(server, authorization, `/api/v1${path}`, request)

/** A program with these scopes, and a function that calls the API as it. */
export async function program(server: TestServer, admin: TestBrowser, scopes: ApiScope[], rate?: number) {
  const { id: accountId } = await addAccount(admin, scopes, rate)
  const { token, account } = await admin.issueServiceToken({ accountId, days: 30 })
  const call = (path: string, request: SentRequest = {}) => send(server, `Bearer ${token}`, path, request)
  return { accountId, name: account.name, token, tokenId: account.tokens[0]!.id, call }
}
