import type { RubricChoice, RubricCriterion } from '@campanile/contract/assignments/rubric.ts'
import { hundredths, markWords } from '../marks.ts'

/** The level selected for each criterion, by id. */
export type Selection = Readonly<Record<string, string>>

export const selectionOf = (choices: readonly RubricChoice[]): Selection =>
  Object.fromEntries(choices.map(({ criterionId, levelId }) => [criterionId, levelId]))

export const choicesOf = (selection: Selection): RubricChoice[] =>
  Object.entries(selection).map(([criterionId, levelId]) => ({ criterionId, levelId }))

export const isSameSelection = (one: Selection, other: Selection) => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

const pointsWords = (inHundredths: number) => markWords(String(inHundredths / 100))

/** The points of the selected levels added up. */
export const pointsOf = (criteria: readonly RubricCriterion[], selection: Selection): string =>
  pointsWords(
    criteria
      .flatMap(({ id, levels }) => levels.filter((it) => it.id === selection[id]))
      .reduce((sum, { points }) => sum + hundredths(points), 0),
  )

export const isComplete = (criteria: readonly RubricCriterion[], selection: Selection) =>
  criteria.every(({ id }) => selection[id] !== undefined)

/** The points of the highest levels added up, of a rubric that is being written. */
export const totalOf = (criteria: readonly Pick<RubricCriterion, 'levels'>[]): string =>
  pointsWords(
    criteria
      .map(({ levels }) => Math.max(0, ...levels.map(({ points }) => hundredths(points) || 0)))
      .reduce((sum, it) => sum + it, 0),
  )
