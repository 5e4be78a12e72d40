import type { AnalyticsStudent } from '@campanile/contract/analytics/analytics-rows.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { numberWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { RateChip } from '../../reports/RateChip.tsx'
import { scopeOf } from '../analyticsView.ts'
import { m } from './messages.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { rowsPath, studentsAsked, wholeOf } from './rowsView.ts'
import { countColumn } from './sharedColumns.tsx'

const orders = [
  { value: 'student', label: m.name() },
  { value: 'percentage', label: m.lowestAttendanceFirst() },
  { value: '-late', label: m.mostLateRecordsFirst() },
  { value: '-absent', label: m.mostAbsencesFirst() },
]

const ofWords = (it: AnalyticsStudent) => joinFacts(it.number, it.programme, it.batch)

/** Students with a record that counts, in all their classes together; each links to these records. */
export function StudentList({ list, from }: RowsListProps) {
  const asked = studentsAsked(list.view)
  const query = useRead('listAnalyticsStudents', asked)
  const linkTo = (it: AnalyticsStudent) => (words: ReactNode) => (
    <Link
      to={rowsPath('records', from, scopeOf(list.view), { student: it.studentId })}
      className="underline decoration-line-2 underline-offset-4 hover:decoration-brand-ink"
    >
      {words}
    </Link>
  )
  const recordsOf = (it: AnalyticsStudent) => ({
    count: numberWords(it.sessions),
    student: it.studentName,
    hidden,
  })
  const columns: Column<AnalyticsStudent>[] = [
    {
      id: 'student',
      head: m.student(),
      sortable: true,
      className: 'w-[34%] max-w-0',
      cell: (it) => (
        <CellWithSub sub={ofWords(it)}>
          <PersonLink personId={it.studentId} name={it.studentName} />
        </CellWithSub>
      ),
      phone: {
        title: (it) => <PersonLink personId={it.studentId} name={it.studentName} />,
        essence: ofWords,
      },
    },
    { id: 'classes', head: m.classes(), align: 'right', cell: (it) => it.classes },
    {
      id: 'marks',
      head: m.records(),
      align: 'right',
      cell: (it) => linkTo(it)(m.recordsOf(recordsOf(it))),
      phone: {
        meta: (it) => m.recordsInClasses({ ...recordsOf(it), classes: it.classes, link: linkTo(it) }),
      },
    },
    countColumn('late', true),
    countColumn('absent', true),
    countColumn('excused'),
    {
      id: 'percentage',
      head: m.attendance(),
      sortable: true,
      align: 'right',
      cell: (it) => <RateChip percentage={it.percentage} below={it.below} />,
      phone: 'chip',
    },
  ]
  return (
    <RowsCard
      name="rows-students"
      list={list}
      query={query}
      label={m.students()}
      count={(count) => rowCounts.students({ count })}
      search={m.findAStudent()}
      sort={asked.sort}
      orders={orders}
      chips={[]}
      columns={columns}
      rowKey={({ studentId }) => studentId}
      exportAt={(format) => addressFor('exportAnalyticsStudents', { ...wholeOf(asked), format })}
    />
  )
}
