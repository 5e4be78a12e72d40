import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { keySafeName } from './file-names.ts'
import { localFileStore } from './local-file-store.ts'

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
  expect(readdirSync(join(root, '.half'))).toEqual([])
  await files.remove('photos/0199-a.jpg')
  await files.remove('photos/0199-a.jpg')
  expect(await files.get('photos/0199-a.jpg')).toBeUndefined()
})

it('never leaves its folder, whatever the key', async () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '~', 'a', 'secret.key', '\u0000', '%2e', 'A')
  const key = fc.oneof(
    fc.string({ unit: anyUnit }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('/')),
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
  for (const name of ['../escape', '/etc/passwd', 'photos/../../escape', '', '.half/a', 'a/.b', 'a//b', 'é'])
    await expect(Promise.resolve().then(() => files.put(name, Buffer.alloc(1)))).rejects.toThrow(
      'unexpected characters',
    )
  expect(existsSync(join(outside, 'escape'))).toBe(false)
})

it('takes keys of ids, times and names', async () => {
  const key = `mitigation-attachments/${newId()}/${newId()}/1763724238123_0_${keySafeName('Đơn (1).PDF')}`
  expect(await files.put(key, Buffer.from('x'))).toEqual({ size: 1 })
  expect(await files.get(key)).toEqual(Buffer.from('x'))
  await expect(files.put(`${key}/${'a'.repeat(201)}`, Buffer.from('x'))).rejects.toThrow('unexpected')
})

it('shows nothing of a source that fails or is given up', async () => {
  const failing = async function* () {
    yield Buffer.alloc(100_000)
    throw new Error('broken off')
  }
  const key = 'streams/a'
  await expect(files.put(key, Readable.from(failing()))).rejects.toThrow('broken off')
  const left = new PassThrough()
  left.write('half')
  const putting = files.put(key, left)
  left.destroy()
  await expect(putting).rejects.toThrow()
  expect([await files.open(key), readdirSync(join(root, '.half'))]).toEqual([undefined, []])
})

it('opens a file as a stream that knows its size', async () => {
  const bytes = Buffer.alloc(300_000, 'ab')
  expect(await files.put('streams/b', Readable.from([bytes]))).toEqual({ size: bytes.length })
  const opened = await files.open('streams/b')
  expect(opened?.size).toBe(bytes.length)
  expect(await buffer(opened!.stream)).toEqual(bytes)
})
