import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { assignmentStateWords } from '@campanile/contract/assignments/assignment-words.ts'
import { assignments } from '@campanile/contract/assignments/assignments.ts'
import Big from 'big.js'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import { listAfter } from './assignment-lists.repo.ts'
import { assignmentViews } from './assignment-view.ts'

const columns = (moment: (at: string) => string): Column<Assignment>[] => [
  { header: 'Course', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Course title', width: 32, cell: ({ courseTitle }) => courseTitle },
  { header: 'Term', width: 16, cell: ({ termName }) => termName },
  { header: 'Assignment', width: 32, cell: ({ title }) => title },
  { header: 'Opens', kind: 'moment', width: 17, cell: ({ opensAt }) => moment(opensAt) },
  { header: 'Due', kind: 'moment', width: 17, cell: ({ dueAt }) => moment(dueAt) },
  { header: 'State', width: 12, cell: ({ state }) => assignmentStateWords[state] },
  { header: 'Maximum mark', kind: 'number', width: 13, cell: ({ maxMark }) => Big(maxMark).toNumber() },
  { header: 'Weight', kind: 'number', width: 10, cell: ({ weight }) => Big(weight).toNumber() },
  { header: 'Students', kind: 'number', width: 10, cell: ({ counts }) => counts.enrolled },
  { header: 'Submitted', kind: 'number', width: 10, cell: ({ counts }) => counts.submitted },
  { header: 'Late', kind: 'number', width: 10, cell: ({ counts }) => counts.late },
  { header: 'Marked', kind: 'number', width: 10, cell: ({ counts }) => counts.marked },
  { header: 'Returned', kind: 'number', width: 10, cell: ({ counts }) => counts.returned },
]

export const exportAssignments = handle(assignments.exportAssignments, async (ctx, { format, ...query }) => {
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  const rows = readInBatches<Assignment>(async (after, limit) =>
    assignmentViews(ctx.db, ctx.actor, await listAfter(ctx.db, ctx.actor, query, now, { after, limit }), now),
  )
  const inZone = momentsIn(timeZone)
  return downloadOf(
    { title: 'Assignments', columns: columns((at) => inZone(new Date(at))), rows },
    { format, name: `Assignments ${dayIn(timeZone, now).date}`, now },
  )
})
