import { open } from 'node:fs/promises'
import type { AttachmentExtension } from '@campanile/contract/attachments.ts'
import { fileTypeFromBuffer } from 'file-type'
import { isLegacyWordDocument } from './legacy-word-document.ts'
import { isBoundedPicture } from './picture.ts'
import { isWordDocument } from './word-document.ts'

/** Enough for every signature that is looked for. */
const headBytes = 4100
const zipSignature = Buffer.from('PK\x03\x04', 'latin1')
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

interface Kind {
  /** Media type. */
  type: string
  extensions: readonly AttachmentExtension[]
}

const kinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  doc: { type: 'application/msword', extensions: ['doc'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { type: 'image/png', extensions: ['png'] },
} as const satisfies Record<string, Kind>

/** Of which kind a file is by what is inside; undefined for every other, damaged or dangerous one. */
export async function kindOfContent(path: string): Promise<Kind | undefined> {
  const { head, size } = await headOf(path)
  if (head.indexOf(zipSignature) === 0) return (await isWordDocument(path, size)) ? kinds.docx : undefined
  if (head.indexOf(oleSignature) === 0) return (await isLegacyWordDocument(path)) ? kinds.doc : undefined
  const found = await fileTypeFromBuffer(head)
  const kind = [kinds.pdf, kinds.jpeg, kinds.png].find(({ type }) => type === found?.mime)
  if (kind === kinds.pdf) return kind
  return kind && (await isBoundedPicture(path)) ? kind : undefined
}

async function headOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { head: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
  } finally {
    await file.close()
  }
}
