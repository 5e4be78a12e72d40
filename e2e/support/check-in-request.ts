import { Agent, type RequestOptions, request } from 'node:http'

/** One student's check-in, ready to be sent. */
export interface CheckInRequest {
  path: string
  cookie: string
  body: Buffer
}

/** Keep-alive connections to the server. */
export function httpAgent(url: string) {
  return Object.assign(new Agent({ keepAlive: true, maxSockets: 128 }), { origin: new URL(url) })
}

/** Sends the check-in. Throws unless the server has recorded the student. */
export function postCheckIn(
  agent: ReturnType<typeof httpAgent>,
  { path, cookie, body }: CheckInRequest,
): Promise<void> {
  const headers = {
    cookie,
    'content-type': 'application/json',
    'content-length': body.length,
    'sec-fetch-site': 'same-origin',
  }
  return send(agent, { method: 'POST', path, headers }, body)
}

/** The server's cheapest answer. */
export const getHealth = (agent: ReturnType<typeof httpAgent>): Promise<void> =>
  send(agent, { method: 'GET', path: '/healthz' })

function send(agent: ReturnType<typeof httpAgent>, options: RequestOptions, body?: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = agent.origin
    const sent = request({ agent, host: hostname, port, ...options }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => {
        text += part
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} ${text}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
