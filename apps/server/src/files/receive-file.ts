import { createReadStream } from 'node:fs'
import type { WorkExtension } from '@campanile/contract/assignments/work-kinds.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { kindOfContent } from './content-kind.ts'
import { fileExtension, safeFileName } from './file-names.ts'

interface Wanted {
  key: string
  /** As sent by the browser. */
  name: string
  accept: readonly WorkExtension[]
  maxBytes: number
}

export interface ReceivedFile {
  /** Made harmless, for display. */
  name: string
  /** Media type, detected from the content. */
  type: string
  size: number
  sha256: string
}

/**
 * Puts an uploaded file into the store. Its kind is checked first, because some documents can only be
 * identified at their end: a key only ever holds an accepted file, or none.
 * @throws AppError too-large, file-kind-not-allowed, unavailable
 */
export async function receiveFile(
  { files, incoming }: Pick<Context, 'files' | 'incoming'>,
  { key, name: given, accept, maxBytes }: Wanted,
): Promise<ReceivedFile> {
  const { path, size, sha256 } = incoming
  if (size > maxBytes) throw new AppError('too-large')
  const name = safeFileName(given)
  const kind = await kindOfContent(path)
  const extension = fileExtension(name)
  if (!kind?.extensions.some((it) => it === extension && accept.includes(it)))
    throw new AppError('file-kind-not-allowed')
  await files.put(key, createReadStream(path))
  return { name, type: kind.type, size, sha256 }
}
