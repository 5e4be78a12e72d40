import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { SubmissionFilter } from '@campanile/contract/assignments/marking.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { BellRing, CornerUpLeft, FolderDown } from 'lucide-react'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { saveFrom } from '#lib/saveFrom.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { lockedWords } from '../lockedWords.ts'
import { submissionsQuery, submissionsShape } from './assignmentsQuery.ts'
import { m } from './messages.ts'
import { SimilarWork } from './SimilarWork.tsx'
import { submissionColumns } from './submissionColumns.tsx'

const MarkingPanel = lazyDialog(() => import('./MarkingPanel.tsx'), 'MarkingPanel')
const RemindDialog = lazyDialog(() => import('./RemindDialog.tsx'), 'RemindDialog')
const ReturnAllDialog = lazyDialog(() => import('./ReturnAllDialog.tsx'), 'ReturnAllDialog')

const showWords: Record<Exclude<SubmissionFilter, 'all'>, string> = {
  'not-submitted': m.notSubmitted(),
  submitted: m.submitted(),
  late: m.late(),
  'to-mark': m.toMark(),
  marked: m.marked(),
  returned: m.returned(),
}
const showOptions = Object.entries(showWords).map(([value, label]) => ({ value, label }))

/** Whether anybody still has to submit. */
const isRemindable = ({ state }: Assignment) => state === 'open' || state === 'closed'

/** The students' submissions, with links for marking them. */
export function SubmissionsTab({ assignment }: { assignment: Assignment }) {
  const list = useListView(submissionsShape)
  const query = submissionsQuery(assignment.id, list.view)
  const submissions = useRead('listSubmissions', query)
  const { opened, open, close } = useOpenedParam('student')
  const [returning, setReturning] = useState(false)
  const [reminding, setReminding] = useState(false)
  const time = useTimeFormat()
  const { page: _page, sort: _sort, ...narrowing } = query
  const counts = submissions.data?.counts ?? assignment.counts
  const locked = lockedWords(assignment.marks, assignment.can.mark)
  const waiting = counts.marked - counts.returned
  return (
    <>
      <CountStrip
        label={m.counts()}
        counts={[
          { value: '', label: m.students(), count: counts.enrolled + counts.left },
          { value: 'submitted', label: m.submitted(), count: counts.submitted, tone: 'brand' },
          { value: 'late', label: m.late(), count: counts.late, tone: 'warn' },
          { value: 'to-mark', label: m.toMark(), count: counts.toMark, tone: 'info' },
          { value: 'marked', label: m.marked(), count: counts.marked, tone: 'ok' },
        ]}
        chosen={query.filter === 'all' ? '' : query.filter}
        onChoose={(show) => list.setFilter('show', show)}
      />
      {locked && (
        <Alert tone="info" title={m.markingIsClosed()} className="mb-5">
          {locked}
        </Alert>
      )}
      <ListCard
        name="submissions"
        label={m.submissions()}
        list={list}
        sort={query.sort}
        query={submissions}
        count={(count) => rowCounts.students({ count })}
        failure={m.weCouldntLoadTheSubmissions()}
        search={m.findAStudent()}
        filters={[{ name: 'show', label: m.show(), options: showOptions }]}
        actions={
          <>
            {isRemindable(assignment) && counts.submitted < counts.enrolled + counts.left && (
              <Button icon={<BellRing size={15} aria-hidden="true" />} onClick={() => setReminding(true)}>
                {m.remind()}
              </Button>
            )}
            {counts.submitted > 0 && (
              <Button
                icon={<FolderDown size={15} aria-hidden="true" />}
                onClick={() => saveFrom(addressFor('downloadSubmissions', { assignmentId: assignment.id }))}
              >
                {m.allFiles()}
              </Button>
            )}
            <ExportMenu
              formats={sheetFormats}
              address={(format) => addressFor('exportSubmissions', { ...narrowing, format })}
            />
            {assignment.can.mark && waiting > 0 && (
              <Button
                variant="primary"
                icon={<CornerUpLeft size={15} aria-hidden="true" />}
                onClick={() => setReturning(true)}
              >
                {m.returnMarked({ count: waiting })}
              </Button>
            )}
          </>
        }
        empty={{ title: m.nobodyIsEnrolledInThisClass() }}
        columns={submissionColumns(time, open)}
        rowKey={({ studentId }) => studentId}
      />
      <SimilarWork assignmentId={assignment.id} onOpen={open} />
      {reminding && <RemindDialog assignment={assignment} onClose={() => setReminding(false)} />}
      {opened && <MarkingPanel assignment={assignment} studentId={opened} onOpen={open} onClose={close} />}
      {returning && (
        <ReturnAllDialog assignment={assignment} count={waiting} onClose={() => setReturning(false)} />
      )}
    </>
  )
}
