import { z } from 'zod/mini'
import { id, instant, text } from './values.ts'

/** What may be attached to a request; judged by content, not by name. */
export const attachmentExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const
export const maxAttachmentBytes = 10 * 1024 * 1024
export const maxAttachmentName = 200

/** The name under which a browser uploads a file. */
export const attachmentName = text(maxAttachmentName, 'The file has no name')

export const attachment = z.object({
  id,
  name: z.string(),
  /** Media type, as its content tells. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  uploadedAt: instant,
  /** Path of the operation that answers with it. */
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>
