import { Link } from 'react-router'
import { m } from './messages.ts'

/** From the account of a student to what admins ask about most. */
export const StudentLinks = ({ studentId }: { studentId: string }) => (
  <span className="flex gap-4">
    <Link to={`/app/student-attendance/students/${studentId}`} className="text-brand-ink hover:underline">
      {m.attendance()}
    </Link>
    <Link to={`/app/student-results/students/${studentId}`} className="text-brand-ink hover:underline">
      {m.results()}
    </Link>
  </span>
)
