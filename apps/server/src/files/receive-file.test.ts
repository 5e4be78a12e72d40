import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type WorkExtension, workExtensions } from '@campanile/contract/assignments/work-kinds.ts'
import { attachmentExtensions, maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localFileStore } from './local-file-store.ts'
import { receiveFile } from './receive-file.ts'
import { removeOldUploads, withSpooled } from './spool.ts'
import {
  endNamingAnywhere,
  legacyWord,
  office,
  openDocument,
  pdf,
  withEntries,
  word,
} from './testing/documents.ts'

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

/** In chunks, as it arrives over the network. */
const inPieces = (bytes: Buffer) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  )
  return Readable.from(pieces, { objectMode: false })
}
const receive = (
  name: string,
  bytes: Buffer | Readable,
  accept: readonly WorkExtension[] = attachmentExtensions,
) =>
  withSpooled(Buffer.isBuffer(bytes) ? inPieces(bytes) : bytes, maxAttachmentBytes, (incoming) =>
    receiveFile({ files, incoming }, { key, name, accept, maxBytes: maxAttachmentBytes }),
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
])('accepts %s', async (name, make, type) => {
  const bytes = await make()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await receive(`C:\\${name}`, bytes)).toEqual({ name, type, size: bytes.length, sha256 })
  expect(await files.get(key)).toEqual(bytes)
  await files.remove(key)
})

const dots = Buffer.alloc(5 * 1024 * 1024, '.')
const lines = Buffer.from('print("Grüße, 世界")\r\n')
const notebook = Buffer.from('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
const readBytes = (...bytes: (string | number[])[]) =>
  Buffer.concat(bytes.map((it) => (typeof it === 'string' ? Buffer.from(it, 'latin1') : Buffer.from(it))))
const mp4 = readBytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2', [0, 0, 0, 8], 'mdat')
const wav = readBytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ', [16, 0, 0, 0], Array(20).fill(1))
const matroska = readBytes([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], 'webm', Array(20).fill(0))

it.each([
  ['slides.pptx', () => office('ppt/presentation.xml'), 'presentationml.presentation'],
  ['table.xlsx', () => office('xl/workbook.xml'), 'spreadsheetml.sheet'],
  ['essay.odt', () => openDocument('text'), 'opendocument.text'],
  ['talk.odp', () => openDocument('presentation'), 'opendocument.presentation'],
  ['table.ods', () => openDocument('spreadsheet'), 'opendocument.spreadsheet'],
  ['old.ppt', async () => legacyWord('PowerPoint Document'), 'ms-powerpoint'],
  ['old with a sheet.ppt', async () => legacyWord('Workbook', 'PowerPoint Document'), 'ms-powerpoint'],
  ['old.xls', async () => legacyWord('Workbook'), 'ms-excel'],
  [
    'project.zip',
    () => withEntries({ 'src/main.py': lines, 'libs/more.zip': 'PK', 'Scripts/go': 'x' }),
    'zip',
  ],
  ['project.tgz', async () => readBytes([0x1f, 0x8b, 8, 0], Array(20).fill(1)), 'gzip'],
  ['project.7z', async () => readBytes('7z', [0xbc, 0xaf, 0x27, 0x1c], Array(30).fill(0)), '7z'],
  ['note.rtf', async () => Buffer.from('{\\rtf1 Hello}'), 'rtf'],
  ['main.py', async () => lines, 'text/plain'],
  ['page.html', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain'],
  ['drawing.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain'],
  ['table.csv', async () => Buffer.from('Größe;1,5\n', 'latin1'), 'text/plain'],
  ['from Excel.txt', async () => Buffer.from('\uFEFFa\tö\r\n', 'utf16le'), 'text/plain'],
  ['BMI.md', async () => Buffer.from('BMI of the campus\n'), 'text/plain'],
  ['lab.ipynb', async () => notebook, 'ipynb'],
  ['data.json', async () => notebook, 'ipynb'],
  ['plan.gif', () => canvas(9, 9).gif().toBuffer(), 'image/gif'],
  ['plan.webp', () => canvas(9, 9).webp().toBuffer(), 'image/webp'],
  ['plan.tif', () => canvas(9, 9).tiff().toBuffer(), 'image/tiff'],
  ['film.mp4', async () => mp4, 'video/mp4'],
  ['sound.m4a', async () => mp4, 'video/mp4'],
  ['film.webm', async () => matroska, 'video/webm'],
  ['talk.wav', async () => wav, 'audio/wav'],
  [
    'talk.mp3',
    async () => readBytes('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0], Array(500).fill(0)),
    'audio/mpeg',
  ],
])('accepts %s if that kind is allowed', async (name, make, type) => {
  const ending = name.split('.').at(-1) as WorkExtension
  expect((await receive(name, await make(), [ending])).type).toContain(type)
  await files.remove(key)
})

it.each([
  ['a program as source', 'a.py', async () => readBytes('MZ', [0x90, 0, 3, 0])],
  ['a picture as text', 'a.txt', jpeg],
  ['a PDF as text', 'a.txt', async () => pdf],
  ['half a letter of UTF-16', 'a.txt', async () => readBytes([0xff, 0xfe, 0x41])],
  ['a document as an archive', 'a.zip', () => word()],
  ['an archive as slides', 'a.pptx', () => withEntries({ 'a.txt': 'x' })],
  ['slides with macros', 'a.pptx', () => office('ppt/presentation.xml', { 'ppt/vbaProject.bin': 'x' })],
  [
    'a text of the office with macros',
    'a.odt',
    () => openDocument('text', { 'Basic/Standard/Module1.xml': 'x' }),
  ],
  ['a sheet of another kind', 'a.ods', () => openDocument('text')],
  ['text as a notebook', 'a.ipynb', async () => lines],
  ['an archive that unpacks to far more', 'a.zip', () => withEntries({ 'a.bmp': dots })],
  ['an archive that leads out of itself', 'a.zip', async () => endNamingAnywhere()],
  ['an archive of nothing', 'a.zip', () => withEntries({})],
  ['text as a film', 'a.mp4', async () => lines],
])('rejects %s, whatever is allowed', async (_, name, make) => {
  await expect(receive(name, await make(), workExtensions)).rejects.toMatchObject({
    code: 'file-kind-not-allowed',
  })
})

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
])('rejects %s, and stores nothing', async (_, name, make) => {
  await expect(receive(name, await make())).rejects.toMatchObject({ code: 'file-kind-not-allowed' })
  expect(await files.get(key)).toBeUndefined()
  expect(spools()).toEqual([])
})

it('accepts only the kinds that are allowed', async () => {
  await expect(receive('a.png', await png(), ['pdf'])).rejects.toMatchObject({
    code: 'file-kind-not-allowed',
  })
})

it('accepts a file of exactly the maximum size, and none that is larger', async () => {
  const bytes = await png()
  const within = (maxBytes: number) =>
    withSpooled(inPieces(bytes), maxAttachmentBytes, (incoming) =>
      receiveFile({ files, incoming }, { key, name: 'a.png', accept: ['png'], maxBytes }),
    )
  await expect(within(bytes.length - 1)).rejects.toMatchObject({ code: 'too-large' })
  expect(await files.get(key)).toBeUndefined()
  expect((await within(bytes.length)).size).toBe(bytes.length)
  await files.remove(key)
})

it('stops at the limit, whatever follows', async () => {
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

it('is removed later if a server was killed while receiving it', async () => {
  const old = new Date(Date.now() - 25 * 3_600_000)
  for (const name of ['campanile-upload-old', 'campanile-upload-new', 'of-others']) {
    mkdirSync(join(temporary, name))
    writeFileSync(join(temporary, name, 'file'), pdf)
    if (name !== 'campanile-upload-new') utimesSync(join(temporary, name), old, old)
  }
  await removeOldUploads(new Date())
  expect(readdirSync(temporary).toSorted()).toEqual(['campanile-upload-new', 'of-others'])
  for (const name of readdirSync(temporary)) rmSync(join(temporary, name), { recursive: true })
})

it('passes on the error of the body', async () => {
  const failing = Readable.from(
    (async function* () {
      yield pdf
      throw new Error('broken off')
    })(),
  )
  await expect(receive('a.pdf', failing)).rejects.toThrow('broken off')
  expect([await files.get(key), spools()]).toEqual([undefined, []])
})
