import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushContent } from '@campanile/contract/notifications/push.ts'
import ece from 'http_ece'
import { afterAll } from 'vitest'
import { testSubscription } from './push-subscription.ts'

/** A message as it arrived at the service. */
export interface ArrivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

/** A local push service that keeps the messages it receives, and is stopped after the test file. */
export async function startPushService() {
  const arrived: ArrivedPush[] = []
  const answers = new Map<string, Answer>()
  let defaultAnswer: Answer = { status: 201 }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    arrived.push({ path, headers: request.headers, body: await buffer(request) })
    const { status, headers } = answers.get(path) ?? defaultAnswer
    response.writeHead(status, headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    environment: { PUSH_ALLOW_ORIGINS: origin },
    /** Removes and returns the messages that have arrived so far. */
    take: () => arrived.splice(0),
    /** Sets the answer for one endpoint or, without `endpoint`, for all others. */
    answer(answer: Answer, endpoint?: string) {
      if (endpoint) answers.set(new URL(endpoint).pathname, answer)
      else defaultAnswer = answer
    },
    stop: () => server.close().closeAllConnections(),
  }
}

/** A browser that has subscribed to this service, and can decrypt its messages. */
export function testDevice(origin: string) {
  const { privateKey, subscription } = testSubscription(origin)
  const { pathname } = new URL(subscription.endpoint)
  const params = { version: 'aes128gcm', privateKey, authSecret: subscription.keys.auth } as const
  return {
    subscription,
    /** The messages for this device, decrypted. */
    read: (pushes: readonly ArrivedPush[]): PushContent[] =>
      pushes
        .filter(({ path }) => path === pathname)
        .map(({ body }) => JSON.parse(ece.decrypt(body, params).toString('utf8'))),
  }
}

export type TestDevice = ReturnType<typeof testDevice>

/** The claims of a VAPID authorisation. Verifies the signature, as a push service does. */
export function vapidClaims({ headers }: Pick<ArrivedPush, 'headers'>) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const signatureBytes = Buffer.from(signature ?? '', 'base64url')
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signatureBytes))
    throw new Error('the authorisation is not signed with the key it names')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString('utf8'))
  return { aud, exp, sub, key } as { aud: string; exp: number; sub: string; key: string }
}
