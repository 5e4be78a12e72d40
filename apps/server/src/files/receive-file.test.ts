import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  type AttachmentExtension,
  attachmentExtensions,
  maxAttachmentBytes,
} from '@campanile/contract/attachments.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localFileStore } from './local-file-store.ts'
import { receiveFile } from './receive-file.ts'
import { legacyWord, pdf, withEntries, word } from './testing/documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'campanile-receive-'))
const [root, temporary] = [join(folder, 'files'), join(folder, 'temporary')]
const files = localFileStore(root)
beforeAll(() => {
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
const key = 'attachments/a'

/** As it comes through the network: in pieces. */
const inPieces = (bytes: Buffer) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  )
  return Readable.from(pieces, { objectMode: false })
}
const receive = (
  name: string,
  bytes: Buffer | Readable,
  accept: readonly AttachmentExtension[] = attachmentExtensions,
) =>
  receiveFile(
    { files, incoming: Buffer.isBuffer(bytes) ? inPieces(bytes) : bytes },
    { key, name, accept, maxBytes: maxAttachmentBytes },
  )
const spools = () => readdirSync(temporary)

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#406080' } })
const jpeg = () => canvas(30, 20).jpeg().toBuffer()
const png = () => canvas(30, 20).png().toBuffer()
/** A PNG whose header claims a size that would fill the memory. */
const pictureBomb = async () => {
  const bytes = await png()
  bytes.writeUInt32BE(40_000, 16)
  bytes.writeUInt32BE(40_000, 20)
  return bytes
}
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

it.each([
  ['scan.pdf', async () => pdf, 'application/pdf'],
  ['letter.doc', async () => legacyWord('WordDocument'), 'application/msword'],
  ['letter.DOCX', () => word(), docxType],
  ['with a chart.docx', () => word({ 'word/embeddings/Sheet1.xlsx': 'PK' }), docxType],
  ['photo.jpg', jpeg, 'image/jpeg'],
  ['photo.jpeg', jpeg, 'image/jpeg'],
  ['picture.png', png, 'image/png'],
])('takes %s', async (name, make, type) => {
  const bytes = await make()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await receive(`C:\\${name}`, bytes)).toEqual({ name, type, size: bytes.length, sha256 })
  expect(await files.get(key)).toEqual(bytes)
  await files.remove(key)
})

const dots = Buffer.alloc(5 * 1024 * 1024, '.')

it.each([
  ['nothing', 'a.pdf', async () => Buffer.alloc(0)],
  ['a renamed program', 'a.pdf', async () => Buffer.from('MZ\x90\0\x03'.padEnd(200, '\0'), 'latin1')],
  ['a page', 'a.pdf', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF by another ending', 'a.png', async () => pdf],
  ['a picture by another ending', 'a.jpg', png],
  ['a file without an ending', 'pdf', async () => pdf],
  ['an ending that hides another', 'a.pdf.exe', async () => pdf],
  ['a picture of another kind', 'a.png', () => canvas(9, 9).webp().toBuffer()],
  ['a picture that unpacks to billions of pixels', 'a.png', pictureBomb],
  ['only the first bytes of a picture', 'a.jpg', async () => (await jpeg()).subarray(0, 12)],
  ['a spreadsheet of old', 'a.doc', async () => legacyWord('Workbook')],
  ['an old document with macros', 'a.doc', async () => legacyWord('WordDocument', '_VBA_PROJECT')],
  ['an archive of anything', 'a.docx', () => withEntries({ 'letter.txt': 'x' })],
  ['a document without its text', 'a.docx', () => withEntries({ '[Content_Types].xml': 'x' })],
  ['a document with macros', 'a.docx', () => word({ 'word/vbaProject.bin': 'x' })],
  ['a document with an archive in it', 'a.docx', () => word({ 'word/media/more.zip': 'PK' })],
  ['a document that unpacks to far more', 'a.docx', () => word({ 'word/media/a.bmp': dots })],
  ['half a document', 'a.docx', async () => (await word()).subarray(0, 200)],
])('refuses %s, and keeps nothing', async (_, name, make) => {
  await expect(receive(name, await make())).rejects.toMatchObject({ code: 'file-kind-not-allowed' })
  expect(await files.get(key)).toBeUndefined()
  expect(spools()).toEqual([])
})

it('takes only what this place asks for', async () => {
  await expect(receive('a.png', await png(), ['pdf'])).rejects.toMatchObject({
    code: 'file-kind-not-allowed',
  })
})

it('stops at the limit, whatever comes after', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 64 * 1024
      yield Buffer.alloc(64 * 1024, '%PDF')
    }
  }
  await expect(receive('a.pdf', Readable.from(endless()))).rejects.toMatchObject({ code: 'too-large' })
  expect(sent).toBeLessThan(maxAttachmentBytes + 1024 * 1024)
  expect([await files.get(key), spools()]).toEqual([undefined, []])
})

it('hands on what the body failed with', async () => {
  const failing = Readable.from(
    (async function* () {
      yield pdf
      throw new Error('broken off')
    })(),
  )
  await expect(receive('a.pdf', failing)).rejects.toThrow('broken off')
  expect([await files.get(key), spools()]).toEqual([undefined, []])
})
