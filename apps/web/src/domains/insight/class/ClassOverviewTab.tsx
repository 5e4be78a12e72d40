import type { ClassOverview } from '@campanile/contract/insight/class-overview.ts'
import type { ReactNode } from 'react'
import { classPath } from '#lib/classPath.ts'
import type { Answer } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CaseButton } from '../cases/CaseButton.tsx'
import { StudentAtRisk } from '../StudentAtRisk.tsx'
import { ClassRate } from './ClassRate.tsx'
import { ClassWaiting } from './ClassWaiting.tsx'
import { ClassWorkCards } from './ClassWorkCards.tsx'
import { m } from './messages.ts'

type Overview = Answer<'readClassOverview'>

interface ClassOverviewTabProps {
  classId: string
  /** The session that is on, or the next one. */
  session: (session: NonNullable<Overview['next']>, clockOffset: number) => ReactNode
  /** Lecturers and students. */
  people: ReactNode
}

/** A class at a glance, for those who run it. */
export function ClassOverviewTab({ classId, session, people }: ClassOverviewTabProps) {
  const query = useRead('readClassOverview', { classId }, { everyMinute: true })
  return (
    <Loaded
      query={query}
      failure={m.weCouldntLoadTheOverview()}
      heading="h2"
      skeleton={
        <Card>
          <SkeletonList />
        </Card>
      }
    >
      {(data) => (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
          <div className="grid grid-cols-1 gap-5">
            {data.next ? (
              session(data.next, data.clockOffset)
            ) : (
              <Card>
                <Empty kind="done" title={m.noSessionsAhead()} />
              </Card>
            )}
            <ClassRate overview={data} />
            <ClassAtRisk overview={data} />
          </div>
          <div className="grid grid-cols-1 gap-5">
            <ClassWaiting overview={data} />
            <ClassWorkCards overview={data} />
            {people}
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Students at risk by this class alone; nothing if there are none. */
function ClassAtRisk({ overview: { classId, atRisk } }: { overview: ClassOverview }) {
  if (atRisk.total === 0) return null
  return (
    <Card aria-labelledby="class-at-risk" className="overflow-hidden">
      <CardHead
        id="class-at-risk"
        title={m.studentsAtRisk()}
        hint={m.atRiskInThisClass({ students: atRisk.total })}
        className="pb-2"
      >
        <CardLink to={`${classPath(classId, 'report')}?sort=percentage`}>{m.allRecords()}</CardLink>
      </CardHead>
      <ul className="divide-y divide-line">
        {atRisk.items.map((student) => (
          <li key={student.studentId}>
            <StudentAtRisk student={student}>
              <CaseButton
                student={{ id: student.studentId, name: fullName(student), classes: student.classes }}
              />
            </StudentAtRisk>
          </li>
        ))}
      </ul>
    </Card>
  )
}
