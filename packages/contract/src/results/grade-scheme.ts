import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { chosen } from '../structure/structure-values.ts'
import { onTopics } from '../topics.ts'
import { id, line, matching, version } from '../values.ts'
import { m } from './messages.ts'

/** The most bands in a scheme. */
export const maxGradeBands = 20

const percent = z
  .string(m.enterPercentage())
  .check(z.trim(), ...matching(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 6, m.percentageFormat()))
const points = z
  .string(m.enterGradePoints())
  .check(z.trim(), ...matching(/^\d{1,2}(\.\d{1,2})?$/, 5, m.gradePointsFormat()))

export const gradeBand = z.object({
  letter: line(8),
  /** From this percentage, inclusive, up to the next band. */
  fromPercent: percent,
  points,
  passes: z.boolean(),
})
export type GradeBand = z.infer<typeof gradeBand>

/** The first error in the bands, with its position in the form; undefined if there is none. */
export function bandProblem(
  bands: readonly GradeBand[],
): { band: number; field: keyof GradeBand; message: string } | undefined {
  const sorted = bands
    .map((band, place) => ({ ...band, place, from: Number(band.fromPercent), worth: Number(band.points) }))
    .sort((a, b) => a.from - b.from)
  const letters = new Set<string>()
  for (const [place, { letter }] of bands.entries()) {
    if (letters.has(letter.toLowerCase())) return { band: place, field: 'letter', message: m.letterTaken() }
    letters.add(letter.toLowerCase())
  }
  const lowest = sorted[0]
  if (lowest && lowest.from !== 0)
    return { band: lowest.place, field: 'fromPercent', message: m.lowestBandStartsAt0() }
  for (const [index, band] of sorted.entries()) {
    const below = sorted[index - 1]
    if (!below) continue
    if (band.from === below.from) return { band: band.place, field: 'fromPercent', message: m.startTaken() }
    if (band.worth < below.worth)
      return {
        band: band.place,
        field: 'points',
        message: m.fewerPointsThanBelow({ letter: below.letter }),
      }
    if (below.passes && !band.passes)
      return { band: band.place, field: 'passes', message: m.bandBelowPasses({ letter: below.letter }) }
  }
  return undefined
}

/** Bands in any order; each extends up to the next, so that together they cover 0 to 100 without overlaps. */
export const gradeBands = z
  .array(gradeBand)
  .check(
    z.minLength(2, m.atLeastTwoBands()),
    z.maxLength(maxGradeBands, m.atMostBands({ maximum: maxGradeBands })),
  )
  .check((ctx) => {
    const problem = bandProblem(ctx.value)
    if (problem)
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        path: [problem.band, problem.field],
        message: problem.message,
      })
  })

export const gradeScheme = z.object({
  id,
  name: z.string(),
  /** The first term it applies to, until a later scheme begins; null: the initial scheme. */
  fromTerm: z.nullable(z.object({ id, name: z.string() })),
  /** Highest first. */
  bands: z.array(gradeBand),
  /** Marks of its terms have been published, so it can no longer be changed. */
  isInUse: z.boolean(),
  version,
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
})
export type GradeScheme = z.infer<typeof gradeScheme>

/** The forms of a scheme. */
export const gradeSchemeInput = z.object({
  name: line(80),
  fromTermId: chosen(m.selectFirstTerm()),
  bands: gradeBands,
})
export const updateGradeSchemeInput = z.object({
  schemeId: id,
  version,
  name: line(80),
  bands: gradeBands,
})

const admins = ['admin'] as const

export const gradeSchemes = onTopics(['results'], {
  listGradeSchemes: op({
    method: 'GET',
    path: '/grade-schemes',
    roles: ['admin', 'lecturer'],
    access: 'role',
    summary: 'List grade schemes, newest term first',
    input: z.object({}),
    output: z.object({ items: z.array(gradeScheme) }),
  }),
  createGradeScheme: op({
    method: 'POST',
    path: '/grade-schemes',
    roles: admins,
    summary: 'Create a grade scheme that applies from a term onwards',
    input: gradeSchemeInput,
    output: gradeScheme,
    errors: ['already-exists', 'scheme-in-use'],
  }),
  updateGradeScheme: op({
    method: 'PATCH',
    path: '/grade-schemes/{schemeId}',
    roles: admins,
    summary: 'Update a grade scheme under which no results have been published',
    input: updateGradeSchemeInput,
    output: gradeScheme,
    errors: ['edit-conflict', 'scheme-in-use'],
  }),
  archiveGradeScheme: op({
    method: 'DELETE',
    path: '/grade-schemes/{schemeId}',
    roles: admins,
    summary:
      'Archive a grade scheme under which no results have been published; the previous one applies again',
    input: z.object({ schemeId: id }),
    output: gradeScheme,
    errors: ['scheme-in-use'],
  }),
})
