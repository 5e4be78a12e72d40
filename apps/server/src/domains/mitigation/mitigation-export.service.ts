import { mitigationStatusLabels } from '@campanile/contract/mitigation/label-messages.ts'
import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { handle } from '#http/handle.ts'
import { mitigationFiles } from './files.messages.ts'
import type { RequestRow } from './mitigation.repo.ts'
import { listRequestsAfter } from './mitigation-lists.repo.ts'

const columns = ({ moment, locale }: FileFacts): Column<RequestRow>[] => {
  const m = mitigationFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.student(), width: 24, cell: ({ studentName }) => studentName },
    { header: shared.email(), width: 32, cell: ({ studentEmail }) => studentEmail },
    { header: shared.title(), width: 32, cell: ({ title }) => title },
    { header: shared.course(), width: 12, cell: ({ courseCode }) => courseCode },
    { header: shared.assignment(), width: 24, cell: ({ assignmentName }) => assignmentName },
    { header: m.originalDueDate(), kind: 'day', width: 16, cell: ({ originalDueDate }) => originalDueDate },
    { header: m.daysAsked(), kind: 'number', width: 11, cell: (it) => it.requestedExtension },
    { header: m.description(), width: 48, cell: ({ description }) => description },
    { header: shared.reason(), width: 48, cell: ({ reason }) => reason },
    { header: m.requested(), kind: 'moment', width: 17, cell: ({ requestDate }) => moment(requestDate) },
    { header: shared.status(), width: 10, cell: ({ status }) => mitigationStatusLabels(locale)[status] },
    { header: m.daysGiven(), kind: 'number', width: 11, cell: (it) => it.grantedExtension },
    { header: m.adminNotes(), width: 32, cell: ({ adminNotes }) => adminNotes },
    { header: m.reviewed(), kind: 'moment', width: 17, cell: (it) => it.reviewedAt && moment(it.reviewedAt) },
    {
      header: m.reviewedBy(),
      width: 24,
      cell: (it) => (it.autoApproved ? m.approvedAutomatically() : it.reviewedByName),
    },
    { header: m.reversed(), kind: 'moment', width: 17, cell: (it) => it.reversedAt && moment(it.reversedAt) },
  ]
}

export const exportMitigation = handle(mitigationReview.exportMitigation, (ctx, { format, ...narrowing }) =>
  downloadList(ctx, format, (file) => ({
    title: mitigationFiles(file.locale).mitigationRequests(),
    columns: columns(file),
    rows: readInBatches<RequestRow>((after, limit) => listRequestsAfter(ctx.db, narrowing, after, limit)),
  })),
)
