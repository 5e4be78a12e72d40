import {
  type Attachment,
  attachmentExtensions,
  maxAttachmentBytes,
  maxAttachmentName,
} from '@campanile/contract/attachments.ts'
import { locale } from './locale.ts'
import { m } from './messages.ts'

const known: readonly string[] = attachmentExtensions
const megabyte = 1024 * 1024
const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

type Chosen = Pick<File, 'name' | 'size'>

/** The files accepted by a field. */
export interface FileRules {
  /** For the browser's file dialog. */
  accept: string
  /** In a sentence. */
  help: (most: number) => string
  /** Why a file can't be sent; undefined if it can. The server checks the content. */
  problem: (file: Chosen) => string | undefined
}

/** For the browser's file dialog: .pdf,.docx */
export const acceptOf = (endings: readonly string[]) => endings.map((it) => `.${it}`).join(',')

/** The extension of a name in lower case; empty if there is none. */
export const endingOf = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''

/** Problems that don't depend on the type of a file: empty, too large, or too long a name. */
export function sizeProblem({ name, size }: Chosen, megabytes: number): string | undefined {
  if (size === 0) return m.thisFileIsEmpty()
  if (size > megabytes * megabyte) return m.fileTooLarge({ megabytes })
  return name.length > maxAttachmentName ? m.fileNameTooLong() : undefined
}

/** Evidence with a request. */
export const attachmentRules: FileRules = {
  accept: acceptOf(attachmentExtensions),
  help: (most) => m.evidenceFiles({ most }),
  problem: (file) =>
    known.includes(endingOf(file.name))
      ? sizeProblem(file, maxAttachmentBytes / megabyte)
      : m.selectAnEvidenceFile(),
}

/** The files that are kept when more are selected than there is room for. */
export const upToMost = <T>(files: readonly T[], { most, taken }: { most: number; taken: number }): T[] =>
  files.slice(0, Math.max(0, most - taken))

/** 184 KB, 1.2 MB. */
export const sizeWords = (bytes: number) =>
  bytes < megabyte
    ? m.kilobytes({ size: Math.max(1, Math.round(bytes / 1024)) })
    : m.megabytes({ size: oneDigit.format(bytes / megabyte) })

const kinds: readonly [start: string, words: string][] = [
  ['image/', m.image()],
  ['audio/', m.audio()],
  ['video/', m.video()],
  ['application/msword', m.word()],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml', m.word()],
]

/** PDF, Image, Word: the type of the content, or the extension if the type has no common name. */
export const attachmentKindWords = ({ type, name }: Pick<Attachment, 'type' | 'name'>) =>
  kinds.find(([start]) => type.startsWith(start))?.[1] ?? endingOf(name).toUpperCase()
