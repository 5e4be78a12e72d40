import {
  attendanceSourceWords,
  attendanceStatuses,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { attendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { RecordsList } from './RecordsList.tsx'
import { chosenRecords, recordsQuery, recordsShape } from './recordsQuery.ts'

const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'), 'RecordDialog')

const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))
const sourceOptions = attendanceSource.options.map((value) => ({
  value,
  label: attendanceSourceWords[value],
}))
function RecordsFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const query = recordsQuery(list.view)
  return (
    <FilterBar count={total === undefined ? '' : counted(total, 'record')}>
      <ListSearch list={list} label="Find a student or class" />
      <FilterSelect list={list} name="status" label="Record" options={statusOptions} />
      <FilterSelect list={list} name="source" label="Source" prefix="Made" options={sourceOptions} />
      <DateFilter label="From" value={query.from ?? ''} onChange={(day) => list.setFilter('from', day)} />
      <DateFilter label="To" value={query.to ?? ''} onChange={(day) => list.setFilter('to', day)} />
      <ExportMenu
        formats={sheetFormats}
        address={(format) => addressFor('exportAttendanceRecords', { ...chosenRecords(query), format })}
      />
    </FilterBar>
  )
}

/** Records of all students and classes. */
export function RecordsTab() {
  const list = useListView(recordsShape)
  const records = useRead('listAttendanceRecords', recordsQuery(list.view))
  const [chosen, setChosen] = useState<AttendanceRecord>()
  return (
    <Card aria-label="Records" className="overflow-hidden">
      <RecordsFilters list={list} total={records.data?.total} />
      <RecordsList list={list} records={records} onOpen={setChosen} />
      {chosen && <RecordDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}
