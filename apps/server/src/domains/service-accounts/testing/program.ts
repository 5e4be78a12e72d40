import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

let serial = 0

/** A service account with these scopes. */
export function addAccount(admin: TestBrowser, scopes: ApiScope[], requestsPerMinute = 600) {
  serial += 1
  return admin.createServiceAccount({ name: `Program ${serial}`, scopes, requestsPerMinute })
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  headers?: Record<string, string>
}

/** Sends a request as a program does: with an Authorization header, or with none. */
export async function send(
  { app }: Pick<TestServer, 'app'>,
  authorization: string | undefined,
  path: string,
  { method = 'GET', body, headers }: Request = {},
) {
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** A program with these scopes, and a function that calls the API as it. */
export async function program(server: TestServer, admin: TestBrowser, scopes: ApiScope[], rate?: number) {
  const { id: accountId } = await addAccount(admin, scopes, rate)
  const { token, account } = await admin.issueServiceToken({ accountId, days: 30 })
  const call = (path: string, request: Request = {}) => send(server, `Bearer ${token}`, path, request)
  return { accountId, name: account.name, token, tokenId: account.tokens[0]!.id, call }
}
