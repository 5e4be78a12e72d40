import type { MyAssignment, Upload } from '@campanile/contract/assignments/submissions.ts'
import { maxAttachmentName } from '@campanile/contract/attachments.ts'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'

type Rules = Pick<MyAssignment, 'accepts' | 'maxFileBytes'>
type Chosen = Pick<File, 'name' | 'size'>

/** Why a file cannot be handed in, before it is sent; undefined when it may. The server judges by content. */
export function fileProblem({ name, size }: Chosen, { accepts, maxFileBytes }: Rules): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase()
  if (!accepts.some((it) => it === ending)) return `${name}: only ${kindsWords(accepts)} can be handed in.`
  if (size > maxFileBytes) return `${name} is larger than ${limitWords(maxFileBytes)}.`
  if (name.length > maxAttachmentName) return 'The name of this file is too long.'
  return size === 0 ? `${name} is empty.` : undefined
}

/** An upload that broke off earlier and goes on with the same file: one that was changed since is another. */
export const brokenOff = (
  { name, size, lastModified }: Chosen & Pick<File, 'lastModified'>,
  uploads: readonly Upload[],
): Upload | undefined =>
  uploads.find(
    (it) => !it.complete && it.name === name && it.size === size && it.lastModified === lastModified,
  )

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** What would be handed in now, or what is waited for. */
export function chosenWords(ready: number, underWay: number): string {
  if (underWay > 0) return `${files(underWay)} on the way. Hand in once all have arrived.`
  return ready === 0 ? 'Nothing is chosen yet.' : `${files(ready)} ready to hand in.`
}
