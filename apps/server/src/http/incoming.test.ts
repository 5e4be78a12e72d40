import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxImportBytes } from '@campanile/contract/imports/imports.ts'
import { expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { receiveBody } from './incoming.ts'

const server = await startTestServer()
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.app.server.address() as AddressInfo
const admin = await server.as(await server.make.admin())

const chunk = Buffer.alloc(1024 * 1024, 'x')
/** Other tests on this machine may be receiving files, too. */
const spools = () => readdirSync(tmpdir()).filter((name) => name.startsWith('campanile-upload-'))
const stored = (folder: string) => {
  const path = join(server.dataDir, 'files', folder)
  return existsSync(path) ? readdirSync(path) : []
}

/**
 * A connection that behaves like a browser's: it sends everything, whatever the server answers in the
 * meantime.
 */
async function openConnection(to = port) {
  const socket = connect(to, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  return {
    socket,
    statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
    heard: () => heard,
    upload(...headers: string[]) {
      const lines = ['POST /api/imports?format=people&filename=people.csv HTTP/1.1', 'host: localhost:3000']
      socket.write([...lines, `cookie: ${admin.cookies.header()}`, ...headers, '', ''].join('\r\n'))
    },
    async send(megabytes: number, framed: (bytes: Buffer) => Buffer = (bytes) => bytes) {
      for (let count = 0; count < megabytes; count++)
        if (!socket.write(framed(chunk))) await once(socket, 'drain')
    },
  }
}

const asChunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
const lastChunk = '0\r\n\r\n'

it('receives a file in pieces, whatever its content type', async () => {
  const { upload, socket, statuses } = await openConnection()
  upload('content-type: application/json', 'content-length: 17')
  socket.write('{"this is')
  socket.write(' no JSON')
  await expect.poll(statuses).toEqual([200])
  const [id] = stored('imports')
  expect(String(await server.platform.files.get(`imports/${id}`))).toBe('{"this is no JSON')
})

it('rejects a file by its announced length at once, and keeps the connection', async () => {
  const before = stored('imports')
  const { upload, socket, send, statuses, heard } = await openConnection()
  upload(`content-length: ${maxImportBytes + chunk.length}`)
  await expect.poll(statuses).toEqual([413])
  expect(heard()).toContain('"too-large"')
  await send(maxImportBytes / chunk.length + 1)
  upload('content-length: 5')
  socket.write('email')
  await expect.poll(statuses).toEqual([413, 200])
  expect(stored('imports')).toHaveLength(before.length + 1)
})

it('rejects a file without an announced length once it is too large, and stores nothing', async () => {
  const before = stored('imports')
  const { upload, socket, send, statuses } = await openConnection()
  upload('transfer-encoding: chunked')
  await send(maxImportBytes / chunk.length + 4, asChunk)
  await expect.poll(statuses).toEqual([413])
  socket.write(lastChunk)
  upload('transfer-encoding: chunked')
  socket.write(asChunk(Buffer.from('email')))
  socket.write(lastChunk)
  await expect.poll(statuses).toEqual([413, 200])
  expect([stored('imports').length, stored('.half')]).toEqual([before.length + 1, []])
})

it('stores nothing of an upload that is broken off', async () => {
  const before = stored('imports')
  const known = new Set(spools())
  const { upload, socket, send } = await openConnection()
  upload(`content-length: ${maxImportBytes}`)
  await send(1)
  await expect.poll(() => spools().some((name) => !known.has(name))).toBe(true)
  socket.destroy()
  await expect.poll(() => spools().filter((name) => !known.has(name))).toEqual([])
  expect(stored('imports')).toEqual(before)
})

it('responds although the handler does not read the body, and accepts the next request', async () => {
  const bare = createServer((raw, response) => {
    const body = receiveBody(raw, 10)
    response.on('finish', () => body.destroy()).end('answered')
  })
  onTestFinished(() => void bare.close())
  await once(bare.listen(0, '127.0.0.1'), 'listening')
  const { socket, send, statuses } = await openConnection((bare.address() as AddressInfo).port)
  for (const expected of [[200], [200, 200]]) {
    socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${4 * chunk.length}\r\n\r\n`)
    await send(4)
    await expect.poll(statuses).toEqual(expected)
  }
})
