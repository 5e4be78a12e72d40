import { attachmentExtensions, maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import type { SignedIn } from '#http/context.ts'
import { namedByRow } from './named-by-row.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/**
 * Stores an attachment, then runs the work that stores its key in a row. The file is stored first, so that a
 * row never refers to a missing file. If the work fails, the file is removed.
 * @throws AppError too-large, file-kind-not-allowed, unavailable
 */
export async function receiveAttachment<T>(
  ctx: SignedIn,
  { key, name }: { key: string; name: string },
  nameIt: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const file = await receiveFile(ctx, {
    key,
    name,
    accept: attachmentExtensions,
    maxBytes: maxAttachmentBytes,
  })
  return namedByRow(ctx, key, () => nameIt(file))
}
