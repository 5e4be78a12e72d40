import type { TermRollover } from '@campanile/contract/structure/term-rollover.ts'
import { classesPath } from '../structureTabs.ts'
import { m } from './messages.ts'

const rolloverSteps = ['term', 'classes', 'batches', 'assignments', 'check'] as const
export type RolloverStep = (typeof rolloverSteps)[number]

export const rolloverStepWords: Record<RolloverStep, string> = {
  term: m.term(),
  classes: m.classes(),
  batches: m.batches(),
  assignments: m.assignments(),
  check: m.check(),
}

export const termsPath = `${classesPath}/terms`

export const rolloverPath = (rolloverId: string, step?: RolloverStep) =>
  `${termsPath}/rollovers/${rolloverId}${step ? `?step=${step}` : ''}`

/** The step that the URL names; the others follow once a term is selected. */
export const stepOf = (named: string | null, { target }: Pick<TermRollover, 'target'>): RolloverStep =>
  (target && rolloverSteps.find((it) => it === named)) || 'term'

export const stepAfter = (step: RolloverStep, by: 1 | -1): RolloverStep | undefined =>
  rolloverSteps[rolloverSteps.indexOf(step) + by]

/** The steps for the list of them, each with its address. */
export const stepLinks = ({ id, target }: TermRollover) =>
  rolloverSteps.map((key) => ({
    key,
    label: rolloverStepWords[key],
    to: target || key === 'term' ? rolloverPath(id, key) : undefined,
  }))
