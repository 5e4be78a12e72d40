import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { AddressRefused, publicFetch, publicLookup } from './public-fetch.ts'

const servers: http.Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

async function serve(listener: RequestListener) {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = { method: 'POST', headers: {}, body: Buffer.from('x'), timeoutMs: 2_000 } as const

describe('a host name', () => {
  const readAnswer = (...addresses: string[]) => {
    const lookup = publicLookup((_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    const done = vi.fn()
    lookup('push.example.com', { all: true }, done)
    return done.mock.calls[0]
  }

  it('is rejected at the connection if it resolves to our own network', () => {
    expect(readAnswer('127.0.0.1')?.[0]).toBeInstanceOf(AddressRefused)
    expect(readAnswer('::ffff:10.0.0.1', 'fd00::1')?.[0]).toBeInstanceOf(AddressRefused)
    expect(readAnswer()?.[0]).toBeInstanceOf(AddressRefused)
  })

  it('is called at its public addresses only', () => {
    expect(readAnswer('10.0.0.1', '8.8.8.8', '64:ff9b::808:808')).toEqual([
      null,
      [{ address: '8.8.8.8', family: 4 }],
    ])
  })

  it('does not reach our own port if it resolves to a private address the second time', async () => {
    const reached = vi.fn()
    const origin = await serve((_, answer) => {
      reached()
      answer.end()
    })
    const answers = ['8.8.8.8', '127.0.0.1']
    const lookup = publicLookup((_name, _options, done) =>
      done(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]),
    )
    lookup('rebinding.example.com', { all: true }, () => undefined)
    const sent = http.get({ host: 'rebinding.example.com', port: new URL(origin).port, lookup })
    const [error] = await once(sent, 'error')
    expect(error).toBeInstanceOf(AddressRefused)
    expect(reached).not.toHaveBeenCalled()
  })
})

it('calls no private address unless the operator has allowed it', async () => {
  const reached = vi.fn()
  const origin = await serve(reached)
  await expect(publicFetch(origin, { ...request, allowed: [] })).rejects.toBeInstanceOf(AddressRefused)
  const other = { ...request, allowed: ['http://127.0.0.1:1'] }
  await expect(publicFetch(origin, other)).rejects.toBeInstanceOf(AddressRefused)
  expect(reached).not.toHaveBeenCalled()
})

it('follows no redirect', async () => {
  const reached = vi.fn()
  const target = await serve(reached)
  const origin = await serve((_, answer) => void answer.writeHead(307, { location: target }).end())
  const answer = await publicFetch(origin, { ...request, allowed: [origin, target] })
  expect(answer.status).toBe(307)
  expect(reached).not.toHaveBeenCalled()
})

it('stops reading an endless response', async () => {
  let closed = false
  const origin = await serve((incoming, answer) => {
    incoming.resume()
    answer.on('close', () => {
      closed = true
    })
    const pour = () => {
      while (!closed && answer.write(Buffer.alloc(8_192)));
      if (!closed) answer.once('drain', pour)
    }
    pour()
  })
  expect(await publicFetch(origin, { ...request, allowed: [origin] })).toMatchObject({ status: 200 })
  await expect.poll(() => closed).toBe(true)
})

it('waits no longer than its timeout', async () => {
  const origin = await serve(() => undefined)
  const waiting = publicFetch(origin, { ...request, timeoutMs: 50, allowed: [origin] })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})
