import {
  attendanceSourceWords,
  attendanceStatuses,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { attendanceSource } from '@campanile/contract/timetable/timetable.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import type { ListControl } from '#lib/useListView.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import { m } from './messages.ts'
import { recordsQuery } from './recordsQuery.ts'
import { useRecordColumns } from './useRecordColumns.tsx'

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: m.record(),
    options: attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] })),
  },
  {
    name: 'source',
    label: m.source(),
    prefix: m.made(),
    options: attendanceSource.options.map((value) => ({ value, label: attendanceSourceWords[value] })),
  },
  { name: 'from', label: m.from(), kind: 'day' },
  { name: 'to', label: m.to(), kind: 'day' },
]

interface RecordsListProps {
  label: string
  list: ListControl
  records: UseQueryResult<Answer<'listAttendanceRecords'>>
  /** The student is named above the list. */
  ofOneStudent?: boolean
  actions?: ReactNode
  head?: ReactNode
  /** Absent where records are only read. */
  onOpen?: (record: AttendanceRecord) => void
}

/** A page of records, each with a link to its history. */
export function RecordsList({ label, list, records, ofOneStudent = false, ...props }: RecordsListProps) {
  const { onOpen, ...parts } = props
  const columns = useRecordColumns({ ofOneStudent, onOpen })
  return (
    <ListCard
      name={ofOneStudent ? 'student-records' : 'records'}
      label={label}
      rowsLabel={m.records()}
      list={list}
      sort={recordsQuery(list.view).sort}
      query={records}
      count={(count) => rowCounts.records({ count })}
      failure={m.couldNotLoadRecords()}
      search={ofOneStudent ? m.findAClass() : m.findAStudentOrClass()}
      filters={filters}
      empty={{ title: m.noRecordsYet() }}
      columns={columns}
      rowKey={(it) => `${it.sessionId} ${it.studentId}`}
      {...parts}
    />
  )
}
