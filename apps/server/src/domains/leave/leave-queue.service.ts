import { leavePartLabels, leaveStatusLabels } from '@campanile/contract/leave/label-messages.ts'
import { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { handle } from '#http/handle.ts'
import { leaveFiles } from './files.messages.ts'
import * as repo from './leave-queue.repo.ts'
import type { LeaveRow } from './leave-requests.repo.ts'
import { leaveView } from './leave-view.ts'

export const listLeave = handle(leaveManagement.listLeave, async (ctx, query) => {
  const { rows, total, counts } = await repo.listQueue(ctx.db, query)
  const items = rows.map((row) => leaveView(ctx.actor, row))
  return { items, total, counts, page: query.page, pageSize: query.pageSize }
})

const columns = ({ moment, locale }: FileFacts): Column<LeaveRow>[] => {
  const m = leaveFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.name(), width: 28, cell: ({ personName }) => personName },
    { header: shared.email(), width: 32, cell: ({ email }) => email },
    {
      header: shared.role(),
      width: 18,
      cell: ({ role, employmentType }) => roleLabel(role, employmentType, locale),
    },
    { header: m.leave(), width: 22, cell: ({ leaveType }) => leaveType },
    { header: shared.from(), kind: 'day', width: 12, cell: ({ from }) => from },
    { header: shared.to(), kind: 'day', width: 12, cell: ({ to }) => to },
    { header: m.part(), width: 12, cell: ({ part }) => leavePartLabels(locale)[part] },
    { header: shared.starts(), width: 8, cell: ({ startsAt }) => startsAt },
    { header: shared.ends(), width: 8, cell: ({ endsAt }) => endsAt },
    { header: m.days(), kind: 'number', width: 8, cell: (row) => requestedDays(row) },
    { header: shared.status(), width: 11, cell: ({ status }) => leaveStatusLabels(locale)[status] },
    { header: m.submitted(), kind: 'moment', width: 17, cell: ({ submittedAt }) => moment(submittedAt) },
    {
      header: shared.decided(),
      kind: 'moment',
      width: 17,
      cell: ({ decidedAt }) => decidedAt && moment(decidedAt),
    },
    { header: shared.decidedBy(), width: 24, cell: ({ decidedBy }) => decidedBy },
    { header: shared.reason(), width: 40, cell: ({ reason }) => reason },
    {
      header: m.answer(),
      width: 40,
      cell: ({ rejectionReason, revokedReason }) => revokedReason ?? rejectionReason,
    },
  ]
}

/** The length of a leave in days, to two decimals. */
const requestedDays = ({ minutes, dayMinutes }: LeaveRow) => Math.round((100 * minutes) / dayMinutes) / 100

export const exportLeave = handle(leaveManagement.exportLeave, (ctx, { format, ...narrowing }) =>
  downloadList(ctx, format, (file) => ({
    title: leaveFiles(file.locale).leaveRequests(),
    columns: columns(file),
    rows: readInBatches<LeaveRow>((after, limit) => repo.listNextRows(ctx.db, narrowing, { after, limit })),
  })),
)
