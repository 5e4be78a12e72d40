import { z } from 'zod/mini'
import { m } from './messages.ts'
import { id, instant, line } from './values.ts'

/** Extensions of files that can be attached; the content must match. */
export const attachmentExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const
export type AttachmentExtension = (typeof attachmentExtensions)[number]

/** Images that a browser may display; all other files are downloaded. */
export const shownFileTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The most bytes in one attached file. */
export const maxAttachmentBytes = 10 * 1024 * 1024

/** The most characters in an attached file's name. */
export const maxAttachmentName = 200

/** The name under which a browser uploads a file. */
export const attachmentName = line(maxAttachmentName, m.fileNameMissing())

/** An attached file, as seen by everyone who can read its row. */
export const attachment = z.object({
  id,
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  size: z.int(),
  uploadedAt: instant,
  /** API path; permission is checked on every request. */
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>
