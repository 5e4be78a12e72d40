import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { configuredFileStore } from './configured-file-store.ts'
import { copyFiles } from './copy-files.ts'
import { localFileStore } from './local-file-store.ts'
import { startS3 } from './testing/s3.ts'

const root = mkdtempSync(join(tmpdir(), 'campanile-copy-'))
afterAll(() => rmSync(root, { recursive: true }))
const s3 = await startS3()
const bucket = await configuredFileStore(readConfig(s3.environment), root)
const here = localFileStore(root)

it('copies every file once, and none partially', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `photos/${index}/a.jpg`)
  for (const key of keys) await here.put(key, Buffer.from(key))
  await here.put('large', Readable.from([Buffer.alloc(6 * 1024 * 1024, 'x')]))
  mkdirSync(join(root, '.half'), { recursive: true })
  writeFileSync(join(root, '.half/0199'), 'half')
  writeFileSync(join(root, 'photos/.DS_Store'), '')
  expect(await copyFiles(root, bucket)).toEqual({ copied: 31, there: 0 })
  for (const key of keys) expect(String(await bucket.get(key))).toBe(key)
  expect((await bucket.open('large'))?.size).toBe(6 * 1024 * 1024)

  await here.put('photos/0/a.jpg', Buffer.from('another'))
  expect(await copyFiles(root, bucket)).toEqual({ copied: 1, there: 30 })
  expect(String(await bucket.get('photos/0/a.jpg'))).toBe('another')
})

it('fails if a file arrives changed', async () => {
  const lossy = { ...bucket, put: (key: string) => bucket.put(key, Buffer.from('less')) }
  await here.put('photos/new', Buffer.from('more'))
  await expect(copyFiles(root, lossy)).rejects.toThrow('photos/new has not arrived as it is here')
})
