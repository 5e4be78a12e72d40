import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { localFileStore } from './file-store.ts'

/** Any UTF-16 unit, half characters too. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
const outside = mkdtempSync(join(tmpdir(), 'campanile-files-'))
afterAll(() => rmSync(outside, { recursive: true }))
const root = join(outside, 'files')
const files = localFileStore(root)

it('keeps bytes under a key, for the server alone, until they are removed', async () => {
  const bytes = Buffer.from([0, 255, 10, 13])
  await files.put('photos/0199-a.jpg', bytes)
  expect(await files.get('photos/0199-a.jpg')).toEqual(bytes)
  expect(statSync(join(root, 'photos/0199-a.jpg')).mode & 0o077).toBe(0)
  await files.put('photos/0199-a.jpg', Buffer.from('new'))
  expect(String(await files.get('photos/0199-a.jpg'))).toBe('new')
  expect(readdirSync(join(root, 'photos'))).toEqual(['0199-a.jpg'])
  await files.remove('photos/0199-a.jpg')
  await files.remove('photos/0199-a.jpg')
  expect(await files.get('photos/0199-a.jpg')).toBeUndefined()
})

it('never leaves its folder, whatever the key', async () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '~', 'a', 'secret.key', '\u0000', '%2e', 'A')
  const key = fc.oneof(
    fc.string({ unit: anyUnit }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  )
  await fc.assert(
    fc.asyncProperty(key, async (name) => {
      await Promise.allSettled([
        Promise.resolve().then(() => files.put(name, Buffer.from('x'))),
        Promise.resolve().then(() => files.get(name)),
      ])
      expect(readdirSync(outside)).toEqual(['files'])
    }),
  )
  for (const name of ['../escape', '/etc/passwd', 'photos/../../escape', ''])
    await expect(Promise.resolve().then(() => files.put(name, Buffer.alloc(1)))).rejects.toThrow(
      'unexpected characters',
    )
  expect(existsSync(join(outside, 'escape'))).toBe(false)
})
