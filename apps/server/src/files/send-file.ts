import { shownFileTypes } from '@campanile/contract/attachments.ts'
import type { FileStore } from '#files/file-store.ts'
import { AppError } from '#http/app-error.ts'
import type { FileAnswer } from '#http/handle.ts'

interface Sent {
  key: string
  type: string
  /** The name under which it is saved. */
  name: string
  /** Shown at once where that is safe. */
  inline?: boolean
}

/**
 * Answers with a stored file as fast as the browser takes it. Who may read is for the service to ask before,
 * each time: nothing is kept by browsers, and there is no address that opens a file by itself.
 * @throws AppError not-found, unavailable
 */
export async function sendFile(
  { files }: { files: FileStore },
  { key, type, name, inline = false }: Sent,
): Promise<FileAnswer> {
  const file = await files.open(key)
  if (!file) throw new AppError('not-found')
  return {
    type,
    bytes: file.stream,
    size: file.size,
    saveAs: name,
    // What else a browser shows, it refuses to show in the sandbox that files are sent in.
    inline: inline && shownFileTypes.includes(type),
  }
}
