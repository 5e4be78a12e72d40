import { type AnalyticsEnrolment, enrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { scopeOf } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'
import { partChips, withWords } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { enrolmentsAsked, rowsPath, wholeOf } from './rowsView.ts'
import { classColumn } from './sharedColumns.tsx'

const orders = [
  { value: 'student', label: m.name() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: '-missing', label: m.mostWorkMissingFirst() },
  { value: 'mark', label: m.lowestMarksFirst() },
]
const withOptions = enrolmentsWith.map((value) => ({ value, label: withWords[value] }))

const ofWords = (it: AnalyticsEnrolment) => joinFacts(it.number, it.batch)
const handedIn = (it: AnalyticsEnrolment) => (it.due === 0 ? '–' : m.submittedOfDue(it))
const inTime = (it: AnalyticsEnrolment) => (it.submitted === 0 ? '–' : m.inTimeOfSubmitted(it))

/** Students in classes with their attendance there, what of their work came, and what marks they got. */
export function EnrolmentList({ list, from }: RowsListProps) {
  const asked = enrolmentsAsked(list.view)
  const query = useRead('listAnalyticsEnrolments', asked)
  const rateOf = (it: AnalyticsEnrolment) => (
    <Link
      to={rowsPath(
        'records',
        from,
        { ...scopeOf(list.view), classId: it.classId },
        { student: it.studentId },
      )}
      className="tnum font-title underline decoration-line-2 underline-offset-4 hover:decoration-brand-ink"
    >
      {m.rateAndRecords({
        rate: percentWords(it.percentage),
        student: it.studentName,
        course: it.courseCode,
        hidden,
      })}
    </Link>
  )
  const columns: Column<AnalyticsEnrolment>[] = [
    {
      id: 'student',
      head: m.student(),
      sortable: true,
      cell: (it) => (
        <CellWithSub sub={ofWords(it)}>
          <PersonLink personId={it.studentId} name={it.studentName} />
        </CellWithSub>
      ),
      phone: { title: (it) => <PersonLink personId={it.studentId} name={it.studentName} />, meta: ofWords },
    },
    classColumn,
    {
      id: 'percentage',
      head: m.attendance(),
      sortable: true,
      align: 'right',
      cell: rateOf,
      phone: 'chip',
    },
    {
      id: 'missing',
      head: m.submitted(),
      sortable: true,
      align: 'right',
      cell: handedIn,
      phone: { meta: (it) => it.due > 0 && m.submittedOfDueSubmitted(it) },
    },
    { id: 'inTime', head: m.inTime(), align: 'right', cell: inTime },
    {
      id: 'mark',
      head: m.meanMark(),
      sortable: true,
      align: 'right',
      cell: (it) => percentWords(it.mark),
      phone: { meta: (it) => it.mark !== null && m.meanMarkOf({ percent: percentWords(it.mark) }) },
    },
  ]
  return (
    <RowsCard
      name="rows-enrolments"
      list={list}
      query={query}
      label={m.studentsInClasses()}
      count={(count) => rowCounts.enrolments({ count })}
      search={m.findAStudent()}
      sort={asked.sort}
      orders={orders}
      chips={partChips(asked)}
      columns={columns}
      rowKey={(it) => `${it.classId} ${it.studentId}`}
      exportAt={(format) => addressFor('exportAnalyticsEnrolments', { ...wholeOf(asked), format })}
      filters={[{ name: 'with', label: m.with(), options: withOptions }]}
    />
  )
}
