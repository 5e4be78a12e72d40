import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import { lateSubmissions } from '@campanile/contract/assignments/late-submissions.ts'
import Big from 'big.js'
import { inTransaction } from '#db/database.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import { lateView } from './late-submission-view.ts'
import { type LateRow, listLateAfter } from './late-submissions.repo.ts'

type Row = ReturnType<typeof lateView>

const number = (value: string) => Big(value).toNumber()

const columns = (moment: (at: string) => string): Column<Row>[] => [
  { header: 'Student', width: 28, cell: ({ studentName }) => studentName },
  { header: 'Number', width: 14, cell: ({ studentNumber }) => studentNumber },
  { header: 'Course', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Assignment', width: 32, cell: ({ title }) => title },
  { header: 'Due', kind: 'moment', width: 17, cell: ({ dueAt }) => moment(dueAt) },
  { header: 'Submitted', kind: 'moment', width: 17, cell: ({ submittedAt }) => moment(submittedAt) },
  {
    header: 'Minutes late',
    kind: 'number',
    width: 12,
    cell: ({ lateSeconds }) => Math.ceil(lateSeconds / 60),
  },
  { header: 'Maximum mark', kind: 'number', width: 13, cell: ({ maxMark }) => number(maxMark) },
  { header: 'Policy penalty', kind: 'number', width: 14, cell: ({ policyPenalty }) => number(policyPenalty) },
  { header: 'Penalty', kind: 'number', width: 10, cell: ({ penalty }) => number(penalty) },
  { header: 'Reason', width: 48, cell: ({ reason }) => reason },
  {
    header: 'Decision',
    width: 15,
    cell: ({ decision }) => (decision ? lateDecisionWords[decision.decision] : 'Waiting'),
  },
  { header: 'Decided by', width: 24, cell: ({ decision }) => decision?.by ?? null },
  { header: 'Decided', kind: 'moment', width: 17, cell: ({ decision }) => decision && moment(decision.at) },
  { header: 'Why', width: 48, cell: ({ decision }) => decision?.reason ?? null },
]

async function* viewed(rows: AsyncIterable<LateRow>) {
  for await (const row of rows) yield lateView(row)
}

export const exportLateSubmissions = handle(
  lateSubmissions.exportLateSubmissions,
  async (ctx, { format, ...query }) => {
    const now = ctx.clock.now()
    const { timeZone } = await currentInstitution(ctx)
    // The file contains names, marks and reasons, so the audit log records who exported which rows.
    await inTransaction(ctx, (tx) =>
      recordAudit(ctx, tx, { entity: 'late-submissions', entityId: 'export', after: { format, ...query } }),
    )
    const rows = viewed(readInBatches<LateRow>((after, limit) => listLateAfter(ctx.db, query, after, limit)))
    const inZone = momentsIn(timeZone)
    return downloadOf(
      { title: 'Late submissions', columns: columns((at) => inZone(new Date(at))), rows },
      { format, name: `Late submissions ${dayIn(timeZone, now).date}`, now },
    )
  },
)
