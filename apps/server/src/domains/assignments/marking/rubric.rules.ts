import type { RubricChoice, RubricCriterion, RubricResult } from '@campanile/contract/assignments/rubric.ts'
import Big from 'big.js'
import { m } from '../messages.ts'

const highest = ({ levels }: RubricCriterion) =>
  levels.map(({ points }) => Big(points)).reduce((a, b) => (b.gt(a) ? b : a), Big(0))

const addUp = (values: readonly Big[]) => values.reduce((sum, it) => sum.plus(it), Big(0))

/** The points of the highest levels added up. */
export const rubricTotal = (criteria: readonly RubricCriterion[]): string =>
  addUp(criteria.map(highest)).toFixed()

/** Why a rubric is refused, by field; empty if it is not. */
export function rubricObstacles(
  criteria: readonly RubricCriterion[],
  maxMark: string,
): Record<string, string> {
  const ids = criteria.flatMap(({ id, levels }) => [id, ...levels.map((it) => it.id)])
  if (new Set(ids).size < ids.length) return { criteria: m.ownIds() }
  const total = Big(rubricTotal(criteria))
  if (total.gt(maxMark))
    return { criteria: m.levelsExceedMaximum({ total: total.toString(), maximum: Big(maxMark).toString() }) }
  return {}
}

/**
 * The selected levels as text, in the order of the criteria; undefined if one of them is not in the rubric.
 */
export function rubricResults(
  criteria: readonly RubricCriterion[],
  choices: readonly RubricChoice[],
): RubricResult[] | undefined {
  const results = criteria.flatMap((criterion) => {
    const { levelId } = choices.find(({ criterionId }) => criterionId === criterion.id) ?? {}
    const level = criterion.levels.find(({ id }) => id === levelId)
    if (!level) return []
    const { title, description, points } = level
    const of = highest(criterion).toFixed()
    return [
      {
        criterionId: criterion.id,
        levelId: level.id,
        criterion: criterion.title,
        level: title,
        description,
        points,
        of,
      },
    ]
  })
  return results.length === choices.length ? results : undefined
}

/** The sum of the selected levels. */
export const rubricMark = (results: readonly RubricResult[]): string =>
  addUp(results.map(({ points }) => Big(points))).toFixed()

/** Why selected levels and a mark do not belong together; undefined if they do. */
export function rubricMismatch(
  criteria: readonly RubricCriterion[],
  results: readonly RubricResult[],
  mark: string | null,
): string | undefined {
  if (results.length === 0) return undefined
  if (results.length < criteria.length) return mark === null ? undefined : m.selectLevels()
  if (mark === null || !Big(mark).eq(rubricMark(results)))
    return m.levelsAddUpTo({ total: rubricMark(results) })
  return undefined
}

/** The choices that still exist in a rubric that was changed since. */
export const validChoices = (
  criteria: readonly RubricCriterion[],
  results: readonly RubricResult[] | null,
): RubricChoice[] =>
  (results ?? [])
    .filter(({ criterionId, levelId }) =>
      criteria.some((it) => it.id === criterionId && it.levels.some(({ id }) => id === levelId)),
    )
    .map(({ criterionId, levelId }) => ({ criterionId, levelId }))
