import { pbkdf2 } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { publicNames } from './public-names.ts'

type Reply = 'silent' | 'unknown' | { address: string }

/** A name server that answers every question about an IPv4 address with this one (RFC 1035, section 4). */
async function nameServer(reply: Reply) {
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    if (reply === 'silent') return
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1)
    const answer = typeof reply === 'object' && type === 1 ? record(reply.address) : Buffer.alloc(0)
    const asked = Buffer.from(question.subarray(0, question.indexOf(0, 12) + 5))
    asked.writeUInt16BE(reply === 'unknown' ? 0x8183 : 0x8180, 2)
    asked.writeUInt16BE(answer.length > 0 ? 1 : 0, 6)
    asked.fill(0, 8, 12)
    socket.send(Buffer.concat([asked, answer]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return [`127.0.0.1:${(socket.address() as AddressInfo).port}`]
}

/** The address of the name asked for, of class IN, for 60 seconds. */
const record = (address: string) =>
  Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])

const ask = (servers: string[], name: string) =>
  new Promise<{ code?: string; found: unknown[] }>((resolve) =>
    publicNames({ servers, timeoutMs: 500 })(name, {}, (error, found) =>
      resolve({ found, ...(error?.code && { code: error.code }) }),
    ),
  )

it('finds the addresses of a name', async () => {
  const { found } = await ask(await nameServer({ address: '192.0.2.7' }), 'push.example.com')
  expect(found).toEqual([{ address: '192.0.2.7', family: 4 }])
})

it('reports that a name does not exist', async () => {
  expect(await ask(await nameServer('unknown'), 'nothing.example.com')).toEqual({
    code: 'ENOTFOUND',
    found: [],
  })
})

it('leaves the thread pool free while name servers keep silent', async () => {
  const servers = await nameServer('silent')
  const ended: string[] = []
  // More than the pool has threads.
  const asked = Array.from({ length: 12 }, async (_, n) => {
    const { code } = await ask(servers, `${n}.example.com`)
    ended.push('name')
    return code
  })
  await promisify(pbkdf2)('x', 'y', 1, 32, 'sha256')
  ended.push('password')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['EAI_AGAIN']))
  expect(ended[0]).toBe('password')
})
