import {
  type Attachment,
  attachmentExtensions,
  maxAttachmentBytes,
  maxAttachmentName,
} from '@campanile/contract/attachments.ts'

const known: readonly string[] = attachmentExtensions
const megabyte = 1024 * 1024
const oneDigit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** For the browser's file dialog. */
export const acceptedAttachments = attachmentExtensions.map((it) => `.${it}`).join(',')

/** What may be chosen, in a sentence. */
export const attachmentsHelp = (most: number) =>
  `PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10MB each, at most ${most} files.`

/** Why a file will not do, before it is sent; undefined when it may. The server judges by what is inside. */
export function attachmentProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !known.includes(ending)) return 'Choose a PDF, Word document, JPEG or PNG.'
  if (size === 0) return 'This file is empty.'
  if (size > maxAttachmentBytes) return 'This file is larger than 10 MB.'
  if (name.length > maxAttachmentName) return 'The name of this file is too long.'
  return undefined
}

/** The files that are kept when more are chosen than there is room for. */
export const upToMost = <T>(files: readonly T[], { most, taken }: { most: number; taken: number }): T[] =>
  files.slice(0, Math.max(0, most - taken))

/** 184 KB, 1.2 MB. */
export const sizeWords = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${oneDigit.format(bytes / megabyte)} MB`

/** PDF, Image, Word. */
export function kindWords({ type }: Pick<Attachment, 'type'>) {
  if (type === 'application/pdf') return 'PDF'
  return type.startsWith('image/') ? 'Image' : 'Word'
}
