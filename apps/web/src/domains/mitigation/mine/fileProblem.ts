import {
  attachmentExtensions,
  maxAttachmentBytes,
  maxAttachmentName,
} from '@campanile/contract/attachments.ts'
import { maxMitigationAttachments } from '@campanile/contract/mitigation.ts'

const known: readonly string[] = attachmentExtensions

/** For the browser's file dialog. */
export const acceptedFiles = attachmentExtensions.map((it) => `.${it}`).join(',')

export const filesHelp = `PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10MB each, at most ${maxMitigationAttachments} files.`

/** Why a file will not do, before it is sent; undefined when it may. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !known.includes(ending)) return 'Choose a PDF, Word document, JPEG or PNG.'
  if (size === 0) return 'This file is empty.'
  if (size > maxAttachmentBytes) return 'This file is larger than 10 MB.'
  if (name.length > maxAttachmentName) return 'The name of this file is too long.'
  return undefined
}

/** The files that are kept when more are chosen than one request carries. */
export const upToMost = <T>(files: readonly T[], taken = 0): T[] =>
  files.slice(0, Math.max(0, maxMitigationAttachments - taken))
