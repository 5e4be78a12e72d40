import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { assignments } from '@campanile/contract/assignments/assignments.ts'
import { assignmentStateLabels } from '@campanile/contract/assignments/label-messages.ts'
import Big from 'big.js'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { handle } from '#http/handle.ts'
import { assignmentFiles } from '../files.messages.ts'
import { listAfter } from './assignment-lists.repo.ts'
import { assignmentViews } from './assignment-view.ts'

const columns = ({ moment, locale }: FileFacts): Column<Assignment>[] => {
  const m = assignmentFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.course(), width: 12, cell: ({ courseCode }) => courseCode },
    { header: shared.courseTitle(), width: 32, cell: ({ courseTitle }) => courseTitle },
    { header: shared.term(), width: 16, cell: ({ termName }) => termName },
    { header: shared.assignment(), width: 32, cell: ({ title }) => title },
    { header: m.opens(), kind: 'moment', width: 17, cell: ({ opensAt }) => moment(opensAt) },
    { header: m.due(), kind: 'moment', width: 17, cell: ({ dueAt }) => moment(dueAt) },
    { header: shared.state(), width: 12, cell: ({ state }) => assignmentStateLabels(locale)[state] },
    {
      header: shared.maximumMark(),
      kind: 'number',
      width: 13,
      cell: ({ maxMark }) => Big(maxMark).toNumber(),
    },
    { header: shared.weight(), kind: 'number', width: 10, cell: ({ weight }) => Big(weight).toNumber() },
    { header: shared.students(), kind: 'number', width: 10, cell: ({ counts }) => counts.enrolled },
    { header: m.submitted(), kind: 'number', width: 10, cell: ({ counts }) => counts.submitted },
    { header: m.late(), kind: 'number', width: 10, cell: ({ counts }) => counts.late },
    { header: m.marked(), kind: 'number', width: 10, cell: ({ counts }) => counts.marked },
    { header: m.returned(), kind: 'number', width: 10, cell: ({ counts }) => counts.returned },
  ]
}

export const exportAssignments = handle(assignments.exportAssignments, (ctx, { format, ...query }) => {
  const now = ctx.clock.now()
  const rows = readInBatches<Assignment>(async (after, limit) =>
    assignmentViews(ctx.db, ctx.actor, await listAfter(ctx.db, ctx.actor, query, now, { after, limit }), now),
  )
  return downloadList(ctx, format, (file) => ({
    title: assignmentFiles(file.locale).assignments(),
    columns: columns(file),
    rows,
  }))
})
