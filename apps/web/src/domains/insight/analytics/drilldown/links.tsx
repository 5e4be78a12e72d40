import { Link } from 'react-router'

/** The way to a student's attendance. */
export const StudentLink = ({ studentId, studentName }: { studentId: string; studentName: string }) => (
  <Link to={`/app/student-attendance/students/${studentId}`} className="hover:underline">
    {studentName}
  </Link>
)

/** The way to the register of a class. */
export const ClassLink = ({ classId, courseTitle }: { classId: string; courseTitle: string }) => (
  <Link to={`/app/classes/${classId}/report`} className="hover:underline">
    {courseTitle}
  </Link>
)
