import type { RubricChoice, RubricCriterion, RubricLevel } from '@campanile/contract/assignments/rubric.ts'
import { hundredths, markText, typedMark } from '../marks.ts'
import { m } from './messages.ts'

/** The level selected for each criterion, by id. */
export type RubricSelection = Readonly<Record<string, string>>

export const selectionOf = (choices: readonly RubricChoice[]): RubricSelection =>
  Object.fromEntries(choices.map(({ criterionId, levelId }) => [criterionId, levelId]))

export const choicesOf = (selection: RubricSelection): RubricChoice[] =>
  Object.entries(selection).map(([criterionId, levelId]) => ({ criterionId, levelId }))

export const isSameSelection = (one: RubricSelection, other: RubricSelection) => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

const pointsWords = (inHundredths: number) => markText(String(inHundredths / 100))

/** The points of the selected levels added up. */
export const pointsOf = (criteria: readonly RubricCriterion[], selection: RubricSelection): string =>
  pointsWords(
    criteria
      .flatMap(({ id, levels }) => levels.filter((it) => it.id === selection[id]))
      .reduce((sum, { points }) => sum + hundredths(points), 0),
  )

export const isComplete = (criteria: readonly RubricCriterion[], selection: RubricSelection) =>
  criteria.every(({ id }) => selection[id] !== undefined)

/** The points of the highest levels added up, of a rubric that is being written. */
export const totalOf = (criteria: readonly Pick<RubricCriterion, 'levels'>[]): string =>
  pointsWords(
    criteria
      .map(({ levels }) => Math.max(0, ...levels.map(({ points }) => hundredths(typedMark(points)) || 0)))
      .reduce((sum, it) => sum + it, 0),
  )

export const newLevel = (): RubricLevel => ({
  id: crypto.randomUUID(),
  title: '',
  description: null,
  points: '',
})

export const newCriterion = (): RubricCriterion => ({
  id: crypto.randomUUID(),
  title: '',
  levels: [newLevel(), newLevel(), newLevel()],
})

/** Missing or invalid values of a rubric, by the id of a criterion or level; for points, `<id> points`. */
export function rubricProblems(criteria: readonly RubricCriterion[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { id, title, levels } of criteria) {
    if (!title.trim()) problems[id] = m.thisIsRequired()
    for (const level of levels) {
      if (!level.title.trim()) problems[level.id] = m.thisIsRequired()
      if (!isPoints(level.points)) problems[`${level.id} points`] = m.aNumberLike125()
    }
  }
  return problems
}

const isPoints = (typed: string) => /^\d{1,5}(\.\d{1,2})?$/.test(typedMark(typed))
