import type { MyAssignment, Upload } from '@campanile/contract/assignments/submissions.ts'
import { maxAttachmentName } from '@campanile/contract/attachments.ts'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'
import { m } from './messages.ts'

type Rules = Pick<MyAssignment, 'accepts' | 'maxFileBytes'>
type Chosen = Pick<File, 'name' | 'size'>

/** A file refused before it was sent. */
export interface RefusedFile {
  name: string
  problem: string
}

/** Why a file cannot be submitted, before it is sent; undefined if it can. The server checks the content. */
export function workFileProblem(
  { name, size }: Chosen,
  { accepts, maxFileBytes }: Rules,
): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase()
  if (!accepts.some((it) => it === ending)) return m.onlyKindsAreAccepted({ kinds: kindsWords(accepts) })
  if (size > maxFileBytes) return m.itIsLargerThan({ limit: limitWords(maxFileBytes) })
  if (name.length > maxAttachmentName) return m.itsNameIsTooLong()
  return size === 0 ? m.itIsEmpty() : undefined
}

/**
 * An upload that was interrupted and continues with the same file: a file that was changed since is a
 * different one.
 */
export const brokenOff = (
  { name, size, lastModified }: Chosen & Pick<File, 'lastModified'>,
  uploads: readonly Upload[],
): Upload | undefined =>
  uploads.find(
    (it) => !it.complete && it.name === name && it.size === size && it.lastModified === lastModified,
  )

interface Counts {
  ready: number
  underWay: number
  missing: number
  /** Whether it differs from the last submission. */
  changed: boolean
}

/** The files to submit, or what is still missing. */
export function readyWords({ ready, underWay, missing, changed }: Counts): string {
  if (underWay > 0) return m.filesUploading({ count: underWay })
  const failed = missing > 0 ? m.filesNotUploaded({ count: missing }) : ''
  if (ready === 0) return failed || m.noFilesSelectedYet()
  if (!changed) return failed || m.noChangesSinceYourLastSubmission()
  return failed ? `${m.filesReady({ count: ready })} ${failed}` : m.filesReadyToSubmit({ count: ready })
}
