import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { markProblem, markWords, typedMark } from '../marks.ts'

/** A mark as its form holds it; marked with nothing typed: not marked yet. */
export interface MarkDraft {
  state: 'marked' | 'absent' | 'incomplete'
  mark: string
  feedback: string
}

export const draftOf = ({
  markState,
  mark,
  feedback,
}: Pick<Submission, 'markState' | 'mark' | 'feedback'>): MarkDraft => ({
  state: markState ?? 'marked',
  mark: mark === null ? '' : markWords(mark),
  feedback: feedback ?? '',
})

export const differs = (one: MarkDraft, other: MarkDraft) =>
  one.state !== other.state || one.mark !== other.mark || one.feedback !== other.feedback

const isMarked = ({ state, mark }: MarkDraft) => state === 'marked' && mark.trim() !== ''

/** Why it cannot be saved; undefined when it can. */
export const draftProblem = (draft: MarkDraft, maxMark: string) =>
  isMarked(draft) ? markProblem(draft.mark, maxMark) : undefined

/** Whether it would change a mark that the student has been shown. */
export const isCorrection = (
  draft: MarkDraft,
  { returnedAt, ...shown }: Pick<Submission, 'returnedAt' | 'markState' | 'mark' | 'feedback'>,
) => returnedAt !== null && differs(draft, { ...draftOf(shown), feedback: draft.feedback })

/** As the server takes it. */
export const markInputOf = (draft: MarkDraft) => ({
  markState: draft.state !== 'marked' || isMarked(draft) ? draft.state : null,
  mark: isMarked(draft) ? typedMark(draft.mark) : null,
  feedback: draft.feedback.trim() || null,
})
