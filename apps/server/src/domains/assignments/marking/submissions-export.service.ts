import { lateDecisionLabels } from '@campanile/contract/assignments/label-messages.ts'
import { marking } from '@campanile/contract/assignments/marking.ts'
import { markStateLabels } from '@campanile/contract/results/label-messages.ts'
import Big from 'big.js'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { safeFileName } from '#files/file-names.ts'
import { zipFiles } from '#files/zip-files.ts'
import { handle } from '#http/handle.ts'
import { assignmentFiles } from '../files.messages.ts'
import { findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import { packedFiles } from './download.rules.ts'
import { listAfter, listNewestFiles, type SubmissionRow } from './submission-lists.repo.ts'
import { submissionRowView } from './submission-view.ts'

export const downloadSubmissions = handle(marking.downloadSubmissions, async (ctx, { assignmentId }) => {
  const { courseCode, title } = await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  const entries = packedFiles(await listNewestFiles(ctx.db, assignmentId))
  return {
    type: 'application/zip',
    bytes: zipFiles(ctx.files, entries, ctx.clock.now()),
    saveAs: safeFileName(`${courseCode} ${title}.zip`),
  }
})

type Row = ReturnType<typeof submissionRowView>
const number = (value: string | null) => (value === null ? null : Big(value).toNumber())

const columns = ({ moment, locale }: FileFacts): Column<Row>[] => {
  const m = assignmentFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.number(), width: 14, cell: ({ studentNumber }) => studentNumber },
    { header: shared.student(), width: 28, cell: ({ studentName }) => studentName },
    { header: shared.email(), width: 32, cell: ({ studentEmail }) => studentEmail },
    { header: m.submitted(), width: 14, cell: ({ handedIn }) => m.handedIn({ state: handedIn }) },
    {
      header: m.at(),
      kind: 'moment',
      width: 17,
      cell: ({ submittedAt }) => submittedAt && moment(submittedAt),
    },
    { header: m.due(), kind: 'moment', width: 17, cell: ({ dueAt }) => moment(dueAt) },
    {
      header: m.minutesLate(),
      kind: 'number',
      width: 12,
      cell: ({ lateSeconds }) => Math.ceil(lateSeconds / 60),
    },
    { header: m.files(), kind: 'number', width: 8, cell: ({ files }) => files },
    {
      header: m.decision(),
      width: 15,
      cell: ({ decision }) => decision && lateDecisionLabels(locale)[decision],
    },
    {
      header: shared.state(),
      width: 12,
      cell: ({ markState }) => markState && markStateLabels(locale)[markState],
    },
    { header: shared.mark(), kind: 'number', width: 10, cell: ({ mark }) => number(mark) },
    { header: shared.penalty(), kind: 'number', width: 10, cell: ({ penalty }) => number(penalty) },
    { header: shared.finalMark(), kind: 'number', width: 10, cell: ({ finalMark }) => number(finalMark) },
    {
      header: m.returned(),
      kind: 'moment',
      width: 17,
      cell: ({ returnedAt }) => returnedAt && moment(returnedAt),
    },
  ]
}

async function* viewed(rows: AsyncIterable<SubmissionRow>) {
  for await (const row of rows) yield submissionRowView(row)
}

export const exportSubmissions = handle(marking.exportSubmissions, async (ctx, { format, ...query }) => {
  const assignment = await run(ctx, ctx.db, await findAssignment(ctx.db, query.assignmentId))
  const rows = readInBatches<SubmissionRow>((after, limit) => listAfter(ctx.db, query, after, limit))
  return downloadList(ctx, format, (file) => ({
    title: assignmentFiles(file.locale).submissions(),
    name: `${assignment.courseCode} ${assignment.title} ${file.today}`,
    columns: columns(file),
    rows: viewed(rows),
  }))
})
