import type { HttpClient } from './http-client.ts'

/** The server's answer was not a success. */
export class Refused extends Error {
  readonly code: string

  constructor(step: string, status: number, code: string) {
    super(`${step}: ${status} ${code}`)
    this.code = code
  }
}

/** Makes one call of an open page, measured under the name of its step. Returns the answer if it is JSON. */
export type Call = (
  step: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) => Promise<{ challenges?: { face: { challenge: string } | null } }>

/** A page and its browser's cookies. */
export function pageOf(client: HttpClient, cookie: string): Call {
  const cookies = new Map([['', cookie]])
  return async (step, method, path, body) => {
    const answer = await client.call(step, { method, path, body, cookie: [...cookies.values()].join('; ') })
    for (const line of answer.setCookies) cookies.set(line.split('=')[0]!, line.split(';')[0]!)
    if (answer.status !== 200) throw new Refused(step, answer.status, codeOf(answer.body))
    return answer.body.startsWith('{') ? JSON.parse(answer.body) : {}
  }
}

const codeOf = (body: string) => /"code":"([^"]+)"/.exec(body)?.[1] ?? body.slice(0, 60)
