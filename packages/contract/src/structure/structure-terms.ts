import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, line, version } from '../values.ts'
import { m } from './messages.ts'
import {
  archiving,
  creating,
  entry,
  listInput,
  listing,
  named,
  reading,
  restoring,
  updating,
} from './structure-values.ts'

export const termSorts = ['firstDay', '-firstDay', 'name', '-name'] as const

const holiday = z.object({ name: line(80, m.enterName()), firstDay: day, lastDay: day })
export type Holiday = z.infer<typeof holiday>

interface Days {
  firstDay: string
  lastDay: string
}
interface TermDays extends Days {
  holidays: readonly Days[]
}

/**
 * Errors in the days of a term, by field path: the term and each holiday must end on or after their first
 * day, and holidays must lie within the term and not overlap.
 */
export function termDayErrors({
  firstDay,
  lastDay,
  holidays,
}: TermDays): { path: (string | number)[]; message: string }[] {
  const errors = firstDay > lastDay ? [{ path: ['lastDay'], message: m.notBeforeFirstDay() }] : []
  return [
    ...errors,
    ...holidays.flatMap((it, index) => {
      const at = (field: string, message: string) => [{ path: ['holidays', index, field], message }]
      if (it.firstDay > it.lastDay) return at('lastDay', m.notBeforeFirstDay())
      if (it.firstDay < firstDay) return at('firstDay', m.beforeTermBegins())
      if (it.lastDay > lastDay) return at('lastDay', m.afterTermEnds())
      const shared = holidays
        .slice(0, index)
        .some((earlier) => earlier.firstDay <= it.lastDay && it.firstDay <= earlier.lastDay)
      return shared ? at('firstDay', m.overlapsHoliday()) : []
    }),
  ]
}

const termFields = {
  name: line(80, m.enterName()),
  firstDay: day,
  lastDay: day,
  holidays: z.array(holiday).check(z.maxLength(60, m.atMost60Holidays())),
}
const daysFit = z.check<TermDays>(({ value, issues }) => {
  for (const { path, message } of termDayErrors(value)) {
    issues.push({ code: 'custom', input: value, path, message })
  }
})
/** The form of a term. */
export const termInput = z.object(termFields).check(daysFit)
export const term = z.object({
  ...entry,
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  holidays: z.array(z.object({ name: z.string(), firstDay: z.string(), lastDay: z.string() })),
  classes: z.int(),
  /** The term that is a copy of this one. */
  copy: z.nullable(named),
})
export type Term = z.infer<typeof term>
const oneTerm = z.object({ termId: id })

/** The form of a copy: the new term, and whether to enrol the batches' members in its classes at once. */
export const copyTermInput = z.object({ termId: id, ...termFields, enrolments: z.boolean() }).check(daysFit)

export const terms = onTopics(['structure'], {
  listTerms: listing(
    '/terms',
    'List terms',
    z.object({ ...listInput, sort: z._default(z.enum(termSorts), '-firstDay') }),
    term,
  ),
  readTerm: reading('/terms/{termId}', 'Get a term with its holidays', oneTerm, term),
  createTerm: creating('/terms', 'Create a term with its holidays', termInput, term),
  updateTerm: updating(
    '/terms/{termId}',
    'Update a term and its holidays',
    z.object({ termId: id, version, ...termFields }).check(daysFit),
    term,
    ['timetable-clash'],
  ),
  archiveTerm: archiving('/terms/{termId}', 'Archive a past term and its classes', oneTerm, term),
  restoreTerm: restoring(
    '/terms/{termId}/restore',
    'Restore a term and the classes archived with it',
    oneTerm,
    term,
  ),
  previewTermCopy: reading(
    '/terms/{termId}/copy',
    'Preview a copy of a term',
    oneTerm,
    z.object({
      classes: z.int(),
      lecturers: z.int(),
      batches: z.int(),
      meetings: z.int(),
      /** Enrolments by batch, with the batches' current members. */
      enrolments: z.int(),
    }),
  ),
  copyTerm: op({
    method: 'POST',
    path: '/terms/{termId}/copy',
    roles: ['admin'],
    summary: 'Copy a term’s classes, lecturers, batches and meetings to a new term; possible once per term',
    input: copyTermInput,
    output: term,
    errors: ['already-exists', 'term-copied', 'timetable-clash'],
  }),
})
