import {
  attachmentExtensions,
  maxAttachmentBytes,
  maxAttachmentName,
} from '@campanile/contract/attachments.ts'

/** For a file input: which files the browser offers. */
export const acceptedAttachments = attachmentExtensions.map((it) => `.${it}`).join(',')

const isKnown = (extension: string) => attachmentExtensions.some((it) => it === extension)

/** Why a file cannot be attached, before it is sent; undefined when it may. The server judges by content. */
export function attachmentProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!isKnown(name.split('.').at(-1)?.toLowerCase() ?? '')) {
    return `${name} is of a kind that cannot be attached. PDF, Word, JPEG and PNG can.`
  }
  if (size > maxAttachmentBytes) return `${name} is larger than 10 MB.`
  if (name.length > maxAttachmentName) return 'The name of this file is too long.'
  return size === 0 ? `${name} is empty.` : undefined
}

/** 184 KB, 1.2 MB */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
