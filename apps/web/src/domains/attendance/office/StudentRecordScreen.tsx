import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { personPath } from '#lib/personPath.ts'
import { fullName } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'
import { StudentByClass } from './StudentByClass.tsx'
import { StudentRecords } from './StudentRecords.tsx'

/** `/app/student-attendance/students/{studentId}`: a student's whole record. */
export function StudentRecordScreen() {
  const { studentId = '' } = useParams()
  const found = useRead('readStudentAttendance', { studentId })
  const name = found.data ? fullName(found.data.student) : m.student()
  useDocumentTitle(found.data ? m.attendanceOf({ fullName: name }) : m.studentAttendance())
  return (
    <LoadedPage query={found} failure={m.couldNotLoadStudent()}>
      {({ student, classes, required }) => {
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
            <PageHead title={name} sub={facts.filter(Boolean).join(' · ')}>
              <Link to={personPath(studentId)} className={buttonClass()}>
                {m.personPage()}
              </Link>
            </PageHead>
            <div className="grid grid-cols-1 gap-5">
              <StudentByClass classes={classes} required={required} />
              <StudentRecords studentId={studentId} />
            </div>
          </>
        )
      }}
    </LoadedPage>
  )
}
