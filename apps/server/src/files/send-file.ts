import { shownFileTypes } from '@campanile/contract/attachments.ts'
import type { FileStore } from '#files/file-store.ts'
import { requireFound } from '#http/app-error.ts'
import type { FileAnswer } from '#http/handle.ts'

interface Sent {
  key: string
  type: string
  /** The name under which it is saved. */
  name: string
  /** Shown in the browser if that is safe. */
  inline?: boolean
}

/**
 * Streams a stored file as fast as the browser accepts it. The service must check beforehand, each time, who
 * may read it: browsers cache nothing, and no URL gives access to a file without it.
 * @throws AppError not-found, unavailable
 */
export async function sendFile(
  { files }: { files: FileStore },
  { key, type, name, inline = false }: Sent,
): Promise<FileAnswer> {
  const file = requireFound(await files.open(key))
  return {
    type,
    bytes: file.stream,
    size: file.size,
    saveAs: name,
    // Browsers refuse to show other types in the sandbox that files are sent in.
    inline: inline && shownFileTypes.includes(type),
  }
}
