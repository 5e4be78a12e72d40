import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import { program } from '#domains/service-accounts/testing/program.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { patchMessage, userSchema } from '../schema-names.ts'

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** An object, or text that is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request to SCIM. */
export async function sendScim(
  { app }: Pick<TestServer, 'app'>,
  authorization: string | undefined,
  path: string,
  { method = 'GET', body, headers }: Request = {},
) {
  const response = await app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.payload === '' ? undefined : response.json(),
  }
}

/** A directory, with a function that sends its requests. */
export async function directory(
  server: TestServer,
  admin: TestBrowser,
  scopes: ApiScope[] = ['directory:change'],
  rate?: number,
) {
  const { token, ...account } = await program(server, admin, scopes, rate)
  const call = (path: string, request: Request = {}) => sendScim(server, `Bearer ${token}`, path, request)
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
