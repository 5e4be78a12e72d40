import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import { RecordsList } from './RecordsList.tsx'
import { recordsQuery, recordsShape } from './recordsQuery.ts'

const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'), 'RecordDialog')

/** A student’s records, which admins can correct; lecturers see those of their classes. */
export function StudentRecords({ studentId }: { studentId: string }) {
  const admin = useUser().role === 'admin'
  const list = useListView(recordsShape)
  const records = useRead('listAttendanceRecords', { ...recordsQuery(list.view), studentId })
  const [chosen, setChosen] = useState<AttendanceRecord>()
  return (
    <>
      <RecordsList
        label={m.allRecords()}
        list={list}
        records={records}
        ofOneStudent
        head={<CardHead title={m.allRecords()} className="pb-3" />}
        {...(admin && { onOpen: setChosen })}
      />
      {chosen && <RecordDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
