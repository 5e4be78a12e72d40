import { lateDecisionLabels } from '@campanile/contract/assignments/label-messages.ts'
import { lateSubmissions } from '@campanile/contract/assignments/late-submissions.ts'
import Big from 'big.js'
import { inTransaction } from '#db/database.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { handle } from '#http/handle.ts'
import { assignmentFiles } from '../files.messages.ts'
import { lateView } from './late-submission-view.ts'
import { type LateRow, listLateAfter } from './late-submissions.repo.ts'

type Row = ReturnType<typeof lateView>

const number = (value: string) => Big(value).toNumber()

const columns = ({ moment, locale }: FileFacts): Column<Row>[] => {
  const m = assignmentFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.student(), width: 28, cell: ({ studentName }) => studentName },
    { header: shared.number(), width: 14, cell: ({ studentNumber }) => studentNumber },
    { header: shared.course(), width: 12, cell: ({ courseCode }) => courseCode },
    { header: shared.assignment(), width: 32, cell: ({ title }) => title },
    { header: m.due(), kind: 'moment', width: 17, cell: ({ dueAt }) => moment(dueAt) },
    { header: m.submitted(), kind: 'moment', width: 17, cell: ({ submittedAt }) => moment(submittedAt) },
    {
      header: m.minutesLate(),
      kind: 'number',
      width: 12,
      cell: ({ lateSeconds }) => Math.ceil(lateSeconds / 60),
    },
    { header: shared.maximumMark(), kind: 'number', width: 13, cell: ({ maxMark }) => number(maxMark) },
    {
      header: m.policyPenalty(),
      kind: 'number',
      width: 14,
      cell: ({ policyPenalty }) => number(policyPenalty),
    },
    { header: shared.penalty(), kind: 'number', width: 10, cell: ({ penalty }) => number(penalty) },
    { header: shared.reason(), width: 48, cell: ({ reason }) => reason },
    {
      header: m.decision(),
      width: 15,
      cell: ({ decision }) => (decision ? lateDecisionLabels(locale)[decision.decision] : m.waiting()),
    },
    { header: shared.decidedBy(), width: 24, cell: ({ decision }) => decision?.by ?? null },
    {
      header: shared.decided(),
      kind: 'moment',
      width: 17,
      cell: ({ decision }) => decision && moment(decision.at),
    },
    { header: shared.why(), width: 48, cell: ({ decision }) => decision?.reason ?? null },
  ]
}

async function* viewed(rows: AsyncIterable<LateRow>) {
  for await (const row of rows) yield lateView(row)
}

export const exportLateSubmissions = handle(
  lateSubmissions.exportLateSubmissions,
  async (ctx, { format, ...query }) => {
    // The file contains names, marks and reasons, so the audit log records who exported which rows.
    await inTransaction(ctx, (tx) =>
      recordAudit(ctx, tx, { entity: 'late-submissions', entityId: 'export', after: { format, ...query } }),
    )
    const rows = readInBatches<LateRow>((after, limit) => listLateAfter(ctx.db, query, after, limit))
    return downloadList(ctx, format, (file) => ({
      title: assignmentFiles(file.locale).lateSubmissions(),
      columns: columns(file),
      rows: viewed(rows),
    }))
  },
)
