import type { AttendanceRecord } from '@campanile/contract/attendance/student-attendance.ts'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { ClassSharesByTerm } from '../AttendanceByClass.tsx'
import { m } from './messages.ts'
import { RecordsList } from './RecordsList.tsx'
import { recordsQuery, recordsShape } from './recordsQuery.ts'

const RecordDialog = lazyDialog(() => import('./RecordDialog.tsx'), 'RecordDialog')

/** `/app/student-attendance/students/{studentId}`: a student's whole record. */
export function StudentRecordScreen() {
  const { studentId = '' } = useParams()
  const found = useRead('readStudentAttendance', { studentId })
  const list = useListView(recordsShape)
  const records = useRead('listAttendanceRecords', { ...recordsQuery(list.view), studentId })
  const [chosen, setChosen] = useState<AttendanceRecord>()
  const name = found.data ? fullName(found.data.student) : m.student()
  useDocumentTitle(found.data ? m.attendanceOf({ fullName: name }) : m.studentAttendance())
  if (found.isPending) return <SkeletonPage />
  if (!found.data) {
    return (
      <LoadFailed title={m.couldNotLoadStudent()} heading="h1" error={found.error} onRetry={found.refetch} />
    )
  }
  const { student, classes, required } = found.data
  const facts = [student.number, student.batch && m.batchName({ batch: student.batch }), student.email]
  return (
    <>
      <Link
        to="/app/student-attendance/students"
        className="mb-2 inline-flex h-8 items-center gap-1 text-sm font-label text-brand-ink max-md:h-11"
      >
        <ChevronLeft size={15} aria-hidden="true" />
        {m.allStudents()}
      </Link>
      <PageHead title={name} sub={facts.filter(Boolean).join(' · ')} />
      <div className="grid grid-cols-1 gap-5">
        <Card aria-labelledby="by-class">
          <CardHead id="by-class" title={m.attendanceByClass()} hint={m.notchMarksRequired({ required })} />
          <ClassSharesByTerm classes={classes} required={required} />
        </Card>
        <RecordsList
          label={m.allRecords()}
          list={list}
          records={records}
          ofOneStudent
          head={<CardHead title={m.allRecords()} className="pb-3" />}
          onOpen={setChosen}
        />
      </div>
      {chosen && <RecordDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
