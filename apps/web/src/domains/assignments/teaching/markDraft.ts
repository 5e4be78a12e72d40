import type { Submission } from '@campanile/contract/assignments/marking.ts'
import type { RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { markProblem, markText, typedMark } from '../marks.ts'
import {
  choicesOf,
  isComplete,
  isSameSelection,
  pointsOf,
  type RubricSelection,
  selectionOf,
} from './rubricDraft.ts'

/** A mark as its form stores it; marked without a value: not marked yet. */
export interface MarkDraft {
  state: 'marked' | 'absent' | 'incomplete'
  mark: string
  feedback: string
  /** Levels of the rubric; while there are any, the mark is their sum. */
  selection: RubricSelection
}

type Shown = Pick<Submission, 'markState' | 'mark' | 'feedback' | 'rubric'>

export const markDraft = ({ markState, mark, feedback, rubric }: Shown): MarkDraft => ({
  state: markState ?? 'marked',
  mark: mark === null ? '' : markText(mark),
  feedback: feedback ?? '',
  selection: selectionOf(rubric?.choices ?? []),
})

const hasSameMark = (one: MarkDraft, other: MarkDraft) => one.state === other.state && one.mark === other.mark

export const differs = (one: MarkDraft, other: MarkDraft) =>
  !hasSameMark(one, other) ||
  one.feedback !== other.feedback ||
  !isSameSelection(one.selection, other.selection)

const isMarked = ({ state, mark }: MarkDraft) => state === 'marked' && mark.trim() !== ''

/** The draft with these levels, and the mark that they add up to; none if levels are missing. */
export function withSelection(
  draft: MarkDraft,
  criteria: readonly RubricCriterion[],
  selection: RubricSelection,
): MarkDraft {
  const mark = isComplete(criteria, selection) ? pointsOf(criteria, selection) : ''
  return { ...draft, state: 'marked', mark, selection }
}

/** Why it cannot be saved; undefined when it can. */
export const draftProblem = (draft: MarkDraft, maxMark: string) =>
  isMarked(draft) ? markProblem(draft.mark, maxMark) : undefined

/** Whether it would change a mark that the student has seen. */
export const isCorrection = (
  draft: MarkDraft,
  { returnedAt, ...shown }: Shown & Pick<Submission, 'returnedAt'>,
) => returnedAt !== null && !hasSameMark(draft, markDraft(shown))

/** The format that the server accepts. */
export const markInputOf = (draft: MarkDraft) => ({
  markState: draft.state !== 'marked' || isMarked(draft) ? draft.state : null,
  mark: isMarked(draft) ? typedMark(draft.mark) : null,
  feedback: draft.feedback.trim() || null,
  rubric: draft.state === 'marked' ? choicesOf(draft.selection) : [],
})
