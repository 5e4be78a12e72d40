import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { type Entry, fromBuffer } from 'yauzl'
import type { FileStore } from './file-store.ts'
import { localFileStore } from './local-file-store.ts'
import { failuresName, zipFiles } from './zip-files.ts'

const root = mkdtempSync(join(tmpdir(), 'campanile-zip-'))
afterAll(() => rmSync(root, { recursive: true }))
const store = localFileStore(root)
const now = new Date('2026-11-20T17:00:00Z')

function unpacked(bytes: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files: Record<string, string> = {}
      zip.on('end', () => resolve(files)).on('error', reject)
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          files[entry.fileName] = await text(stream)
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
}

const breaking: FileStore = {
  ...store,
  open: async (key) => (key === 'broken' ? { stream: Readable.from(halfway()), size: 100 } : store.open(key)),
}

async function* halfway() {
  yield Buffer.from('half')
  throw new Error('the store is gone')
}

it('packs files under their paths, and lists those it could not read', async () => {
  await store.put('one', Buffer.from('first'))
  await store.put('two', Buffer.from('second'))
  const entries = [
    { path: '1 Ng Ann/essay.pdf', key: 'one' },
    { path: '2 Roe Bo/essay.pdf', key: 'missing' },
    { path: '3 Ölz Cy/essay.pdf', key: 'broken' },
    { path: '4 Poe Di/essay.pdf', key: 'two' },
  ]
  expect(await unpacked(await buffer(zipFiles(breaking, entries, now)))).toEqual({
    '1 Ng Ann/essay.pdf': 'first',
    '3 Ölz Cy/essay.pdf': 'half',
    '4 Poe Di/essay.pdf': 'second',
    [failuresName]: '2 Roe Bo/essay.pdf\n3 Ölz Cy/essay.pdf (not whole)\n',
  })
  expect(await unpacked(await buffer(zipFiles(store, [], now)))).toEqual({})
})

it('opens no further file when its reader stops', async () => {
  let opened = 0
  let closed = 0
  const endless: FileStore = {
    ...store,
    async open() {
      opened += 1
      const stream = Readable.from(forever())
      stream.once('close', () => (closed += 1))
      return { stream, size: 0 }
    },
  }
  async function* forever() {
    for (;;) {
      await turn()
      yield Buffer.alloc(65_536)
    }
  }
  const entries = Array.from({ length: 5 }, (_, index) => ({ path: `${index}.pdf`, key: 'any' }))
  const archive = zipFiles(endless, entries, now)
  for await (const _ of archive) break
  while (closed === 0) await turn()
  expect({ opened, closed }).toEqual({ opened: 1, closed: 1 })
})
