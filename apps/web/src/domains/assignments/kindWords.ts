import {
  type WorkExtension,
  type WorkGroup,
  workGroups,
  workKinds,
} from '@campanile/contract/assignments/work-kinds.ts'
import { listWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

export const studentGroupWords: Record<WorkGroup, string> = {
  documents: m.documents(),
  slides: m.slides(),
  spreadsheets: m.spreadsheets(),
  pictures: m.pictures(),
  archives: m.archives(),
  notebooks: m.notebooks(),
  text: m.plainText(),
  code: m.sourceCode(),
  audio: m.audio(),
  video: m.video(),
}

/** Groups whose extensions are clearer than their name. */
const spelledOut: readonly WorkGroup[] = ['documents', 'slides', 'spreadsheets', 'archives']

/** Accepted files: whole groups by name, others by extension: "Pictures, PDF and DOCX". */
export function kindsWords(accepts: readonly WorkExtension[]): string {
  const asked: readonly string[] = accepts
  const words = workGroups.flatMap((group) => {
    const endings: readonly string[] = workKinds[group]
    const isWhole = endings.every((it) => asked.includes(it))
    if (isWhole && !spelledOut.includes(group)) return [studentGroupWords[group]]
    const chosen = endings.filter((it) => asked.includes(it)).map((it) => it.toUpperCase())
    return isWhole ? [`${studentGroupWords[group]} (${chosen.join(', ')})`] : chosen
  })
  return listWords(words)
}
