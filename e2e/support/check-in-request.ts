import { Agent, request } from 'node:http'

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

/** Sends it and throws unless the server has marked the student. */
export function postCheckIn(
  agent: ReturnType<typeof httpAgent>,
  { path, cookie, body }: CheckInRequest,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'content-type': 'application/json',
      'content-length': body.length,
      'sec-fetch-site': 'same-origin',
    }
    const sent = request(
      { agent, host: agent.origin.hostname, port: agent.origin.port, method: 'POST', path, headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('error', reject)
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} ${text}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
