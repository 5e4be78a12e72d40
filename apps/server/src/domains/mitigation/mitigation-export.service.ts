import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import type { RequestRow } from './mitigation.repo.ts'
import { listRequestsAfter } from './mitigation-lists.repo.ts'

const reviewer = ({ reviewedByName, autoApproved }: RequestRow) =>
  autoApproved ? 'Approved automatically' : reviewedByName

const columns = (moment: (at: Date) => string): Column<RequestRow>[] => [
  { header: 'Student', width: 24, cell: ({ studentName }) => studentName },
  { header: 'Email', width: 32, cell: ({ studentEmail }) => studentEmail },
  { header: 'Title', width: 32, cell: ({ title }) => title },
  { header: 'Course', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Assignment', width: 24, cell: ({ assignmentName }) => assignmentName },
  { header: 'Original due date', kind: 'day', width: 16, cell: ({ originalDueDate }) => originalDueDate },
  { header: 'Days asked', kind: 'number', width: 11, cell: (it) => it.requestedExtension },
  { header: 'Description', width: 48, cell: ({ description }) => description },
  { header: 'Reason', width: 48, cell: ({ reason }) => reason },
  { header: 'Requested', kind: 'moment', width: 17, cell: ({ requestDate }) => moment(requestDate) },
  { header: 'Status', width: 10, cell: ({ status }) => mitigationStatusWords[status] },
  { header: 'Days given', kind: 'number', width: 11, cell: (it) => it.grantedExtension },
  { header: 'Admin notes', width: 32, cell: ({ adminNotes }) => adminNotes },
  { header: 'Reviewed', kind: 'moment', width: 17, cell: (it) => it.reviewedAt && moment(it.reviewedAt) },
  { header: 'Reviewed by', width: 24, cell: reviewer },
  { header: 'Reversed', kind: 'moment', width: 17, cell: (it) => it.reversedAt && moment(it.reversedAt) },
]

export const exportMitigation = handle(
  mitigationReview.exportMitigation,
  async (ctx, { format, ...narrowing }) => {
    const now = ctx.clock.now()
    const { timeZone } = await currentInstitution(ctx)
    const rows = readInBatches<RequestRow>((after, limit) =>
      listRequestsAfter(ctx.db, narrowing, after, limit),
    )
    return downloadOf(
      { title: 'Mitigation requests', columns: columns(momentsIn(timeZone)), rows },
      { format, name: `Mitigation requests ${dayIn(timeZone, now).date}`, now },
    )
  },
)
