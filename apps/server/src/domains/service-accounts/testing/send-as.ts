import type { TestServer } from '#testing/server.ts'

export interface SentRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** An object, or text that is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request as a program does: with an Authorization header, or with none. */
export async function sendAs(
  { app }: Pick<TestServer, 'app'>,
  authorization: string | undefined,
  url: string,
  { method = 'GET', body, headers }: SentRequest = {},
  contentType = 'application/json',
) {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': contentType }),
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
