import type { ClassOverview } from '@campanile/contract/insight/class-overview.ts'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { StudentAtRisk } from '../StudentAtRisk.tsx'
import { m } from './messages.ts'

/** Students at risk by this class alone; nothing while there are none. */
export function ClassAtRisk({ overview: { classId, atRisk } }: { overview: ClassOverview }) {
  if (atRisk.total === 0) return null
  return (
    <Card aria-labelledby="class-at-risk" className="overflow-hidden">
      <CardHead
        id="class-at-risk"
        title={m.studentsAtRisk()}
        hint={m.atRiskInThisClass({ students: atRisk.total })}
        className="pb-2"
      >
        <Link
          to={`${classPath(classId, 'report')}?sort=percentage`}
          className="py-1 text-sm font-label text-brand-ink hover:underline max-md:py-2.5"
        >
          {m.allRecords()}
        </Link>
      </CardHead>
      <ul className="divide-y divide-line">
        {atRisk.items.map((student) => (
          <li key={student.studentId}>
            <StudentAtRisk student={student} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
