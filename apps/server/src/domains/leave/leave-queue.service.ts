import { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import { leavePartWords, leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { handle } from '#http/handle.ts'
import { momentsIn } from '#platform/clock.ts'
import { leaveInstitution } from './leave-ledger.service.ts'
import * as repo from './leave-queue.repo.ts'
import type { LeaveRow } from './leave-requests.repo.ts'
import { leaveView } from './leave-view.ts'

export const listLeave = handle(leaveManagement.listLeave, async (ctx, query) => {
  const { rows, total, counts } = await repo.listQueue(ctx.db, query)
  const items = rows.map((row) => leaveView(ctx.actor, row))
  return { items, total, counts, page: query.page, pageSize: query.pageSize }
})

const columns = (moment: (at: Date) => string): Column<LeaveRow>[] => [
  { header: 'Name', width: 28, cell: ({ personName }) => personName },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  { header: 'Role', width: 18, cell: ({ role, employmentType }) => roleLabel(role, employmentType) },
  { header: 'Leave', width: 22, cell: ({ leaveType }) => leaveType },
  { header: 'From', kind: 'day', width: 12, cell: ({ from }) => from },
  { header: 'To', kind: 'day', width: 12, cell: ({ to }) => to },
  { header: 'Part', width: 12, cell: ({ part }) => leavePartWords[part] },
  { header: 'Starts', width: 8, cell: ({ startsAt }) => startsAt },
  { header: 'Ends', width: 8, cell: ({ endsAt }) => endsAt },
  { header: 'Days', kind: 'number', width: 8, cell: (row) => daysOf(row) },
  { header: 'Status', width: 11, cell: ({ status }) => leaveStatusWords[status] },
  { header: 'Submitted', kind: 'moment', width: 17, cell: ({ submittedAt }) => moment(submittedAt) },
  { header: 'Decided', kind: 'moment', width: 17, cell: ({ decidedAt }) => decidedAt && moment(decidedAt) },
  { header: 'Decided by', width: 24, cell: ({ decidedBy }) => decidedBy },
  { header: 'Reason', width: 40, cell: ({ reason }) => reason },
  {
    header: 'Answer',
    width: 40,
    cell: ({ rejectionReason, revokedReason }) => revokedReason ?? rejectionReason,
  },
]

/** The length of a leave in days, to two decimals. */
const daysOf = ({ minutes, dayMinutes }: LeaveRow) => Math.round((100 * minutes) / dayMinutes) / 100

export const exportLeave = handle(leaveManagement.exportLeave, async (ctx, { format, ...narrowing }) => {
  const { timeZone, today } = await leaveInstitution(ctx)
  const rows = readInBatches<LeaveRow>((after, limit) =>
    repo.listNextRows(ctx.db, narrowing, { after, limit }),
  )
  return downloadOf(
    { title: 'Leave requests', columns: columns(momentsIn(timeZone)), rows },
    { format, name: `Leave requests ${today}`, now: ctx.clock.now() },
  )
})
