import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import { marking } from '@campanile/contract/assignments/marking.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import Big from 'big.js'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { safeFileName } from '#files/file-names.ts'
import { zipFiles } from '#files/zip-files.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
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

const handedInWords = {
  'not-submitted': 'Not submitted',
  submitted: 'Submitted',
  late: 'Late',
} as const

type Row = ReturnType<typeof submissionRowView>
const number = (value: string | null) => (value === null ? null : Big(value).toNumber())

const columns = (moment: (at: Date) => string): Column<Row>[] => [
  { header: 'Number', width: 14, cell: ({ studentNumber }) => studentNumber },
  { header: 'Student', width: 28, cell: ({ studentName }) => studentName },
  { header: 'Email', width: 32, cell: ({ studentEmail }) => studentEmail },
  { header: 'Submitted', width: 14, cell: ({ handedIn }) => handedInWords[handedIn] },
  {
    header: 'At',
    kind: 'moment',
    width: 17,
    cell: ({ submittedAt }) => submittedAt && moment(new Date(submittedAt)),
  },
  { header: 'Due', kind: 'moment', width: 17, cell: ({ dueAt }) => moment(new Date(dueAt)) },
  {
    header: 'Minutes late',
    kind: 'number',
    width: 12,
    cell: ({ lateSeconds }) => Math.ceil(lateSeconds / 60),
  },
  { header: 'Files', kind: 'number', width: 8, cell: ({ files }) => files },
  { header: 'Decision', width: 15, cell: ({ decision }) => decision && lateDecisionWords[decision] },
  { header: 'State', width: 12, cell: ({ markState }) => markState && markStateWords[markState] },
  { header: 'Mark', kind: 'number', width: 10, cell: ({ mark }) => number(mark) },
  { header: 'Penalty', kind: 'number', width: 10, cell: ({ penalty }) => number(penalty) },
  { header: 'Final mark', kind: 'number', width: 10, cell: ({ finalMark }) => number(finalMark) },
  {
    header: 'Returned',
    kind: 'moment',
    width: 17,
    cell: ({ returnedAt }) => returnedAt && moment(new Date(returnedAt)),
  },
]

async function* viewed(rows: AsyncIterable<SubmissionRow>) {
  for await (const row of rows) yield submissionRowView(row)
}

export const exportSubmissions = handle(marking.exportSubmissions, async (ctx, { format, ...query }) => {
  const assignment = await run(ctx, ctx.db, await findAssignment(ctx.db, query.assignmentId))
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  const rows = viewed(readInBatches<SubmissionRow>((after, limit) => listAfter(ctx.db, query, after, limit)))
  return downloadOf(
    { title: 'Submissions', columns: columns(momentsIn(timeZone)), rows },
    { format, name: `${assignment.courseCode} ${assignment.title} ${dayIn(timeZone, now).date}`, now },
  )
})
