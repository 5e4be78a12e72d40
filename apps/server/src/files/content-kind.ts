import { open } from 'node:fs/promises'
import { type WorkExtension, workKinds } from '@campanile/contract/assignments/work-kinds.ts'
import { fileTypeFromBuffer } from 'file-type'
import { legacyOfficeKind } from './legacy-office.ts'
import { isBoundedPicture } from './picture.ts'
import { hasWideMark, isNotebook, isPlainText } from './plain-text.ts'
import { zipKind } from './zip-kind.ts'

/** Enough for every signature that is checked. */
const headBytes = 4100
const zipSignature = Buffer.from('PK\x03\x04', 'latin1')
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

interface Kind {
  /** Media type. */
  type: string
  extensions: readonly WorkExtension[]
}

const openXml = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
const openDocument = (kind: string) => `application/vnd.oasis.opendocument.${kind}`

const packed = {
  docx: { type: openXml('wordprocessingml.document'), extensions: ['docx'] },
  pptx: { type: openXml('presentationml.presentation'), extensions: ['pptx'] },
  xlsx: { type: openXml('spreadsheetml.sheet'), extensions: ['xlsx'] },
  odt: { type: openDocument('text'), extensions: ['odt'] },
  odp: { type: openDocument('presentation'), extensions: ['odp'] },
  ods: { type: openDocument('spreadsheet'), extensions: ['ods'] },
  zip: { type: 'application/zip', extensions: ['zip'] },
} as const satisfies Record<string, Kind>

const legacy = {
  doc: { type: 'application/msword', extensions: ['doc'] },
  ppt: { type: 'application/vnd.ms-powerpoint', extensions: ['ppt'] },
  xls: { type: 'application/vnd.ms-excel', extensions: ['xls'] },
} as const satisfies Record<string, Kind>

const pictures: readonly Kind[] = [
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { type: 'image/png', extensions: ['png'] },
  { type: 'image/gif', extensions: ['gif'] },
  { type: 'image/webp', extensions: ['webp'] },
  { type: 'image/tiff', extensions: ['tif', 'tiff'] },
]

/** Identified by their first bytes, without further checks. */
const signed: readonly Kind[] = [
  { type: 'application/pdf', extensions: ['pdf'] },
  { type: 'application/rtf', extensions: ['rtf'] },
  { type: 'image/heic', extensions: ['heic'] },
  { type: 'image/heif', extensions: ['heic'] },
  { type: 'application/x-7z-compressed', extensions: ['7z'] },
  { type: 'application/x-rar-compressed', extensions: ['rar'] },
  { type: 'application/x-tar', extensions: ['tar'] },
  { type: 'application/gzip', extensions: ['gz', 'tgz'] },
  { type: 'audio/mpeg', extensions: ['mp3'] },
  { type: 'audio/x-m4a', extensions: ['m4a'] },
  { type: 'audio/mp4', extensions: ['m4a'] },
  { type: 'audio/wav', extensions: ['wav'] },
  { type: 'audio/ogg', extensions: ['ogg'] },
  { type: 'audio/ogg; codecs=opus', extensions: ['ogg'] },
  { type: 'audio/flac', extensions: ['flac'] },
  // Recorders also store audio under the video brand.
  { type: 'video/mp4', extensions: ['mp4', 'm4v', 'm4a'] },
  { type: 'video/x-m4v', extensions: ['m4v', 'mp4'] },
  { type: 'video/quicktime', extensions: ['mov'] },
  { type: 'video/webm', extensions: ['webm', 'mkv'] },
  { type: 'video/matroska', extensions: ['mkv'] },
  { type: 'video/vnd.avi', extensions: ['avi'] },
]

/** Whatever language it is written in, it is sent as plain text, which no browser runs. */
const plain: Kind = {
  type: 'text/plain',
  extensions: [...workKinds.text, ...workKinds.code, 'csv', 'svg', 'rmd', 'qmd'],
}
const notebook: Kind = { type: 'application/x-ipynb+json', extensions: ['ipynb', 'json'] }

/**
 * Detects the kind of a file from its content. Returns undefined for all other files, and for damaged or
 * dangerous ones.
 */
export async function kindOfContent(path: string): Promise<Kind | undefined> {
  const { head, size } = await readHead(path)
  if (size === 0) return undefined
  if (head.indexOf(zipSignature) === 0) {
    const kind = await zipKind(path, size)
    return kind && packed[kind]
  }
  if (head.indexOf(oleSignature) === 0) {
    const kind = await legacyOfficeKind(path)
    return kind && legacy[kind]
  }
  const mime = hasWideMark(head) ? undefined : (await fileTypeFromBuffer(head))?.mime
  const byHead = signed.find(({ type }) => type === mime)
  if (byHead) return byHead
  const picture = pictures.find(({ type }) => type === mime)
  if (picture && (await isBoundedPicture(path))) return picture
  if (!(await isPlainText(path))) return undefined
  return (await isNotebook(path, size)) ? notebook : plain
}

async function readHead(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { head: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
  } finally {
    await file.close()
  }
}
