import { z } from 'zod/mini'
import { id, instant, line } from './values.ts'

/** Endings of the files that people may attach; what is inside has to agree. */
export const attachmentExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const
export type AttachmentExtension = (typeof attachmentExtensions)[number]

/** Pictures that a browser may show at once; every other file is saved. */
export const shownFileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Bytes of one attached file. */
export const maxAttachmentBytes = 10 * 1024 * 1024

/** Characters of an attached file's name. */
export const maxAttachmentName = 200

/** The name under which a browser uploads a file. */
export const attachmentName = line(maxAttachmentName, 'The file has no name')

/** A file attached to something, as everybody sees it who may read what it is attached to. */
export const attachment = z.object({
  id,
  name: z.string(),
  /** Media type, judged by what is inside. */
  type: z.string(),
  size: z.int(),
  uploadedAt: instant,
  /** Path of the API; who may read is asked each time. */
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>
