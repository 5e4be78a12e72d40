import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { localFileStore } from './local-file-store.ts'
import { sendFile } from './send-file.ts'

const root = mkdtempSync(join(tmpdir(), 'campanile-send-'))
afterAll(() => rmSync(root, { recursive: true }))
const files = localFileStore(root)
await files.put('a', Buffer.from('picture'))

it('streams the file with its size and name, and forbids browsers to cache it', async () => {
  const answer = await sendFile({ files }, { key: 'a', type: 'image/png', name: 'a.png' })
  expect(answer).toMatchObject({ type: 'image/png', size: 7, saveAs: 'a.png', inline: false })
  expect(String(await buffer(answer.bytes as Readable))).toBe('picture')
})

it.each([
  ['image/png', true],
  ['image/jpeg', true],
  ['application/pdf', false],
  ['image/svg+xml', false],
  ['text/html', false],
])('decides whether a browser may show %s: %s', async (type, inline) => {
  const answer = await sendFile({ files }, { key: 'a', type, name: 'a', inline: true })
  await buffer(answer.bytes as Readable)
  expect(answer.inline).toBe(inline)
})

it('answers 404 if there is no file', async () => {
  await expect(sendFile({ files }, { key: 'b', type: 'image/png', name: 'b' })).rejects.toMatchObject({
    code: 'not-found',
  })
})
