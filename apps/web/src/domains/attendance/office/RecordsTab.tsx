import { sheetFormats } from '@campanile/contract/documents.ts'
import type { AttendanceRecord } from '@campanile/contract/student-attendance.ts'
import { attendanceSource, attendanceStatuses } from '@campanile/contract/timetable.ts'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { Card } from '#ui/Card.tsx'
import { DayInput } from '#ui/DayInput.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { statusWords } from '../live/markWords.ts'
import { sourceWords } from '../sourceWords.ts'
import { countText } from './countText.ts'
import { useRecords } from './office.api.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { RecordsList } from './RecordsList.tsx'
import { chosenRecords, recordsQuery, recordsShape } from './recordsQuery.ts'

const all = 'all'
const statusOptions = [
  { value: all, label: 'All' },
  ...attendanceStatuses.map((value) => ({ value, label: statusWords[value] })),
]
const sourceOptions = [
  { value: all, label: 'All' },
  ...attendanceSource.options.map((value) => ({ value, label: sourceWords[value] })),
]
function RecordsFilters({ list, total }: { list: ListControl; total: number | undefined }) {
  const query = recordsQuery(list.view)
  const filter = (name: string) => (value: string) => list.setFilter(name, value === all ? '' : value)
  return (
    <FilterBar count={total === undefined ? '' : countText(total, 'mark')}>
      <SearchInput
        label="Find a student or class"
        value={list.view.search}
        onChange={list.setSearch}
        className="w-64 max-md:w-full"
      />
      <Select
        label="Mark"
        prefix="Mark"
        value={query.status ?? all}
        onChange={filter('status')}
        options={statusOptions}
      />
      <Select
        label="Source"
        prefix="Made"
        value={query.source ?? all}
        onChange={filter('source')}
        options={sourceOptions}
      />
      <DayInput label="From" value={query.from ?? ''} onChange={filter('from')} />
      <DayInput label="To" value={query.to ?? ''} onChange={filter('to')} />
      <ExportMenu
        formats={sheetFormats}
        address={(format) => addressFor('exportAttendanceRecords', { ...chosenRecords(query), format })}
      />
    </FilterBar>
  )
}

/** Marks of all students and classes. */
export function RecordsTab() {
  const list = useListView(recordsShape)
  const records = useRecords(recordsQuery(list.view))
  const [chosen, setChosen] = useState<AttendanceRecord>()
  return (
    <Card aria-label="Marks" className="overflow-hidden">
      <RecordsFilters list={list} total={records.data?.total} />
      <RecordsList list={list} records={records} onOpen={setChosen} />
      {chosen && <RecordDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}
