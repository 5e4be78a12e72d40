import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Tally } from './tally.ts'

export interface Answer {
  status: number
  body: string
  setCookies: string[]
}

interface Call {
  method?: 'GET' | 'POST'
  path: string
  cookie?: string
  body?: unknown
}

/** How often a page retries automatically after load shedding. */
const maxTries = 8

/** Keeps its connections open, as a reverse proxy does. */
export function httpClient(url: string, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, maxFreeSockets: 1_000 })
  const { hostname, port } = new URL(url)

  function once({ method = 'GET', path, cookie = '', body }: Call) {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const headers = {
      host: `${hostname}:${port}`,
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    }
    return new Promise<Answer & { retryAfter: number }>((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            setCookies: answer.headers['set-cookie'] ?? [],
            retryAfter: Number(answer.headers['retry-after'] ?? 0),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  return {
    /**
     * Makes one call, measured under the name of its step. Tries again after load shedding, as the pages do.
     */
    async call(step: string, call: Call): Promise<Answer> {
      for (let tries = 1; ; tries += 1) {
        const began = performance.now()
        const { retryAfter, ...answer } = await once(call)
        if (answer.status !== 503 || retryAfter === 0) {
          tally.took(step, performance.now() - began)
          return answer
        }
        tally.took('put off', performance.now() - began)
        if (tries === maxTries) return answer
        await setTimeout(retryAfter * 1_000 * (1 + Math.random()))
      }
    },
    close: () => agent.destroy(),
  }
}
export type HttpClient = ReturnType<typeof httpClient>
