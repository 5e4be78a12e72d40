import { type AnalyticsEnrolment, enrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { scopeOf } from '../analyticsView.ts'
import { percentWords } from '../percentWords.ts'
import { ClassLink, StudentLink } from './links.tsx'
import { partChips, withWords } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { enrolmentsAsked, rowsPath, wholeOf } from './rowsView.ts'

const orders = [
  { value: 'student', label: 'Name' },
  { value: 'percentage', label: 'Lowest attendance first' },
  { value: '-missing', label: 'Most work missing first' },
  { value: 'mark', label: 'Lowest marks first' },
]
const withOptions = enrolmentsWith.map((value) => ({ value, label: withWords[value] }))

const ofWords = (it: AnalyticsEnrolment) => [it.number, it.batch].filter(Boolean).join(', ')
const handedIn = (it: AnalyticsEnrolment) => (it.due === 0 ? '–' : `${it.submitted} of ${it.due}`)
const inTime = (it: AnalyticsEnrolment) => (it.submitted === 0 ? '–' : `${it.inTime} of ${it.submitted}`)

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
      {percentWords(it.percentage)}
      <span className="sr-only">
        , records of {it.studentName} in {it.courseCode}
      </span>
    </Link>
  )
  const columns: Column<AnalyticsEnrolment>[] = [
    {
      id: 'student',
      head: 'Student',
      sortable: true,
      cell: (it) => (
        <CellWithSub sub={ofWords(it)}>
          <StudentLink {...it} />
        </CellWithSub>
      ),
      phone: { title: (it) => <StudentLink {...it} />, meta: ofWords },
    },
    {
      id: 'class',
      head: 'Class',
      className: 'w-[30%] max-w-0',
      cell: (it) => (
        <CellWithSub sub={it.courseCode}>
          <ClassLink {...it} />
        </CellWithSub>
      ),
      phone: { essence: ({ courseTitle }) => courseTitle },
    },
    {
      id: 'percentage',
      head: 'Attendance',
      sortable: true,
      align: 'right',
      cell: rateOf,
      phone: 'chip',
    },
    {
      id: 'missing',
      head: 'Submitted',
      sortable: true,
      align: 'right',
      cell: handedIn,
      phone: { meta: (it) => it.due > 0 && `${handedIn(it)} submitted` },
    },
    { id: 'inTime', head: 'In time', align: 'right', cell: inTime },
    {
      id: 'mark',
      head: 'Mean mark',
      sortable: true,
      align: 'right',
      cell: (it) => percentWords(it.mark),
      phone: { meta: (it) => it.mark !== null && `mean mark ${percentWords(it.mark)}` },
    },
  ]
  return (
    <RowsCard
      name="rows-enrolments"
      list={list}
      query={query}
      label="Students in classes"
      unit={['enrolment']}
      search="Find a student"
      sort={asked.sort}
      orders={orders}
      chips={partChips(asked)}
      columns={columns}
      rowKey={(it) => `${it.classId} ${it.studentId}`}
      exportAt={(format) => addressFor('exportAnalyticsEnrolments', { ...wholeOf(asked), format })}
      filters={[{ name: 'with', label: 'With', options: withOptions }]}
    />
  )
}
