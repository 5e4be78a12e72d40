import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { localFileStore, removeOldHalves } from './local-file-store.ts'

/** Any UTF-16 unit, including unpaired surrogates. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const outside = mkdtempSync(join(tmpdir(), 'campanile-local-'))
afterAll(() => rmSync(outside, { recursive: true }))
const root = join(outside, 'files')
const files = localFileStore(root)

it('stores files readable by the server only, and shows no half-written ones', async () => {
  await files.put('photos/a.jpg', Buffer.from('x'))
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000)
      throw new Error('broken off')
    })(),
  )
  await expect(files.put('photos/b.jpg', failing)).rejects.toThrow('broken off')
  expect(statSync(join(root, 'photos/a.jpg')).mode & 0o077).toBe(0)
  expect([readdirSync(join(root, 'photos')), readdirSync(join(root, '.half'))]).toEqual([['a.jpg'], []])
})

it('never leaves its folder, whatever the key', async () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '~', 'a', 'secret.key', '\u0000', '%2e', 'A')
  const key = fc.oneof(
    fc.string({ unit: anyUnit }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  )
  await fc.assert(
    fc.asyncProperty(key, async (name) => {
      await Promise.allSettled([files.put(name, Buffer.from('x')), files.get(name)])
      expect(readdirSync(outside)).toEqual(['files'])
    }),
  )
})

it('keeps one of two files written to the same key at once, complete', async () => {
  const [one, other] = [Buffer.alloc(3_000_000, '1'), Buffer.alloc(3_000_000, '2')]
  await Promise.all([one, other].map((bytes) => files.put('same', Readable.from([bytes]))))
  const kept = await files.get('same')
  expect(kept?.equals(one) || kept?.equals(other)).toBe(true)
})

it('removes half-written files that nothing is writing any more', async () => {
  for (const name of ['old', 'new']) writeFileSync(join(root, '.half', name), 'half')
  const yesterday = Date.now() / 1000 - 25 * 3600
  utimesSync(join(root, '.half/old'), yesterday, yesterday)
  await removeOldHalves(root, new Date())
  expect(readdirSync(join(root, '.half'))).toEqual(['new'])
  rmSync(join(root, '.half/new'))
})

it('reports that it is unavailable when the disk is', async () => {
  writeFileSync(join(outside, 'no-folder'), '')
  const broken = localFileStore(join(outside, 'no-folder'))
  for (const use of [
    () => broken.get('a'),
    () => broken.remove('a/b'),
    () => broken.put('a', Readable.from(['x'])),
  ])
    await expect(use()).rejects.toMatchObject({ code: 'unavailable' })
  rmSync(join(outside, 'no-folder'))
})
