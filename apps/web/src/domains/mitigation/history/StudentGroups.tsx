import type { MitigationStudent } from '@campanile/contract/mitigation/mitigation-review.ts'
import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'
import { StudentGroup } from './StudentGroup.tsx'

interface StudentGroupsProps {
  students: readonly MitigationStudent[]
  /** They are of an earlier view, while the asked one loads. */
  stale: boolean
  onOpen: (requestId: string) => void
}

export const StudentGroups = ({ students, stale, onOpen }: StudentGroupsProps) => (
  <ul
    aria-label={m.studentsWithRequests()}
    aria-busy={stale}
    className={cn('divide-y divide-line transition-opacity', stale && 'opacity-60')}
  >
    {students.map((student) => (
      <StudentGroup key={student.studentId} student={student} onOpen={onOpen} />
    ))}
  </ul>
)
