import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { isMark, readMark } from '../sheet/markText.ts'
import { m } from './messages.ts'

interface Correction {
  state: MarkState
  mark: string
  reason: string
}

/** The errors of a correction, by field. */
export function correctionProblems({ state, mark, reason }: Correction, maxMark: string) {
  const read = readMark(mark, maxMark)
  const isNone = 'text' in read && !isMark(read.text)
  const wrong = 'problem' in read ? read.problem : isNone ? m.enterAMark() : undefined
  return {
    mark: state === 'marked' ? wrong : undefined,
    reason: reason.trim() === '' ? m.enterWhyTheMarkIsChanged() : undefined,
  }
}
