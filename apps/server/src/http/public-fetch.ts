import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { addressProblem, isPublicAddress } from './public-address.ts'
import { publicNames, type Resolve } from './public-names.ts'

/** Thrown for an address from outside that the server must not call. */
export class AddressRefused extends Error {}

/**
 * Resolves a name to its public addresses only. The connection is made to exactly the addresses returned
 * here, so a name that resolves differently the next time (DNS rebinding) achieves nothing.
 */
export const publicLookup =
  (resolve: Resolve = publicNames()): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const open = found.filter(({ address }) => isPublicAddress(address))
      const [first] = open
      if (!first) return done(new AddressRefused('the name leads to no public address'), [])
      return options.all ? done(null, open) : done(null, first.address, first.family)
    })

const connections = { keepAlive: true, maxSockets: 16, maxFreeSockets: 4, timeout: 30_000 }
const guarded = new https.Agent({ ...connections, lookup: publicLookup() })
const plain = { 'https:': new https.Agent(connections), 'http:': new http.Agent(connections) }

interface PublicRequest {
  method: 'POST'
  headers: Record<string, string>
  body: Buffer
  timeoutMs: number
  /** Origins that the operator has allowed. Only these may be private, use another port or use plain http. */
  allowed: readonly string[]
}

interface PublicAnswer {
  status: number
  headers: IncomingHttpHeaders
}

/** Bytes of the response that are read so that its connection can be reused. They are discarded. */
const maxRead = 16_384

/**
 * Calls an address that came from outside. Follows no redirect and returns nothing of the response's content.
 * @throws AddressRefused before anything is sent to a host that is not public; any other error if there is no
 * response
 */
export function publicFetch(address: string, request: PublicRequest): Promise<PublicAnswer> {
  return send(address, request, (answer) => {
    drain(answer)
    return { status: answer.statusCode ?? 0, headers: answer.headers }
  })
}

interface PublicText extends PublicAnswer {
  text: string
}

/** Thrown for a response that is longer than the caller reads. */
export class AnswerTooLong extends Error {}

/**
 * Reads a text from an address that came from outside. Follows no redirect.
 * @throws AddressRefused, AnswerTooLong; any other error if there is no complete response
 */
export function publicRead(
  address: string,
  { maxBytes, ...request }: Omit<PublicRequest, 'method' | 'body'> & { maxBytes: number; form?: string },
): Promise<PublicText> {
  return send(address, withForm(request), async (answer) => {
    const parts: Buffer[] = []
    let read = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      read += part.length
      if (read > maxBytes) throw new AnswerTooLong('the response is too long')
      parts.push(part)
    }
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: Buffer.concat(parts).toString('utf8'),
    }
  })
}

/** Posts the form, if there is one. */
function withForm<T extends { headers: Record<string, string>; form?: string }>({ form, ...request }: T) {
  if (form === undefined) return { ...request, method: 'GET' }
  const headers = { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' }
  return { ...request, method: 'POST', headers, body: Buffer.from(form) }
}

function send<T>(
  address: string,
  {
    allowed,
    timeoutMs,
    body,
    ...request
  }: Omit<PublicRequest, 'method' | 'body'> & { method: string; body?: Buffer },
  take: (answer: IncomingMessage) => T | Promise<T>,
): Promise<T> {
  const problem = addressProblem(address, allowed)
  if (problem) return Promise.reject(new AddressRefused(messageText(problem, defaultLocale)))
  const url = new URL(address)
  const isNamed = allowed.includes(url.origin)
  const { request: start } = url.protocol === 'http:' ? http : https
  const agent = isNamed ? plain[url.protocol as keyof typeof plain] : guarded
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = start(url, { ...request, agent, signal }, (answer) => {
      Promise.resolve(take(answer)).then(resolve, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function drain(answer: IncomingMessage) {
  let read = 0
  // If the response is cut off halfway, its status is all we need.
  answer.on('error', () => undefined)
  answer.on('data', (part: Buffer) => {
    read += part.length
    if (read > maxRead) answer.destroy()
  })
}
