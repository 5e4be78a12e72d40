import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { useRecordColumns } from './useRecordColumns.tsx'

interface RecordsListProps {
  list: ListControl
  records: UseQueryResult<Answer<'listAttendanceRecords'>>
  /** The student is named above the list. */
  ofOneStudent?: boolean
  onOpen: (record: AttendanceRecord) => void
}

/** A page of records, each with the way to its history. */
export function RecordsList({ list, records, ofOneStudent = false, onOpen }: RecordsListProps) {
  const { day, time } = useTimeFormat()
  const columns = useRecordColumns({ ofOneStudent, onOpen })
  return (
    <PagedList
      query={records}
      onPage={list.setPage}
      failure="We couldn’t load the records"
      heading="h2"
      empty={
        <Empty
          kind={list.narrowed ? 'search' : 'none'}
          title={list.narrowed ? 'No records match' : 'No records yet'}
          action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
        />
      }
    >
      {(items, stale) => (
        <DataTable
          label="Records"
          columns={columns}
          rows={items}
          rowKey={(it) => `${it.sessionId} ${it.studentId}`}
          sort={list.view.sort}
          onSort={list.sortBy}
          stale={stale}
          item={(it) => (
            <ListItem
              title={
                ofOneStudent ? (
                  it.courseTitle
                ) : (
                  <Link to={`/app/student-attendance/students/${it.studentId}`}>{fullName(it)}</Link>
                )
              }
              chip={<AttendanceChip status={it.status} />}
              essence={ofOneStudent ? it.courseCode : it.courseTitle}
              meta={
                <>
                  {day(it.startsAt)}, {time(it.startsAt)} · {attendanceSourceWords[it.source]}
                  {it.reason && <span className="block">{it.reason}</span>}
                </>
              }
              action={
                <Button size="sm" onClick={() => onOpen(it)}>
                  Open<span className="sr-only"> record of {fullName(it)}</span>
                </Button>
              }
            />
          )}
        />
      )}
    </PagedList>
  )
}
