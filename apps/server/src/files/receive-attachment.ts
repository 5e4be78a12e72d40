import { attachmentExtensions, maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import type { SignedIn } from '#http/context.ts'
import { namedByRow } from './named-by-row.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/**
 * Takes what somebody attaches into the store, then does the work that names it in a row. The file comes first:
 * a row never names a file that is not there, and a file that no row came to name goes again.
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
