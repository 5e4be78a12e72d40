import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { sheetFormats } from '@campanile/contract/documents.ts'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { m } from './messages.ts'
import { RecordsList } from './RecordsList.tsx'
import { chosenRecords, recordsQuery, recordsShape } from './recordsQuery.ts'

const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'), 'RecordDialog')

/** Records of all students and classes. */
export function RecordsTab() {
  const list = useListView(recordsShape)
  const query = recordsQuery(list.view)
  const records = useRead('listAttendanceRecords', query)
  const [chosen, setChosen] = useState<AttendanceRecord>()
  return (
    <>
      <RecordsList
        label={m.records()}
        list={list}
        records={records}
        actions={
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportAttendanceRecords', { ...chosenRecords(query), format })}
            scheduled={{ report: 'exportAttendanceRecords', input: chosenRecords(query), name: m.records() }}
          />
        }
        onOpen={setChosen}
      />
      {chosen && <RecordDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
