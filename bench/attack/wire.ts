import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
  setCookies: string[]
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  cookie?: string
  body?: unknown
}

/** A browser with its own local address, as all of 127.0.0.0/8 is loopback. */
export function wireFrom(url: string, localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000, localAddress })
  const { hostname, port } = new URL(url)

  /** The status is 0 if the connection broke. */
  function send({ method = 'GET', path, cookie = '', body }: Call): Promise<Answer> {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const headers = {
      host: `${hostname}:${port}`,
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    }
    return new Promise((resolve) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', () => resolve({ status: 0, body: 'broken off', setCookies: [] }))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            setCookies: answer.headers['set-cookie'] ?? [],
          }),
        )
      })
      sent.on('error', (error) => resolve({ status: 0, body: String(error), setCookies: [] }))
      sent.end(payload)
    })
  }

  return {
    send,
    /** A bare connection from this address. */
    open: (): Socket => connect({ host: '127.0.0.1', port: Number(port), localAddress }),
    host: `${hostname}:${port}`,
    close: () => agent.destroy(),
  }
}
export type Wire = ReturnType<typeof wireFrom>

/** The cookies that an answer sets, as a browser would send them back. */
export const cookiesOf = ({ setCookies }: Answer): string =>
  setCookies.map((it) => it.split(';')[0]).join('; ')
