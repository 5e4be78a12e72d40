import type { MyAtRiskStudent } from '@campanile/contract/analytics/at-risk.ts'
import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonCell } from '#ui/PersonCell.tsx'
import { m } from './messages.ts'
import { RiskChip } from './RiskChip.tsx'
import { RiskReasons } from './RiskReasons.tsx'

const shown = 5

/** Students at risk in a lecturer's classes, judged by these classes only; nothing while there are none. */
export function AtRiskOfMine() {
  const { data } = useRead('listMyAtRiskStudents', {})
  const [all, setAll] = useState(false)
  if (!data || data.items.length === 0) return null
  const { high, medium, watch } = data.counts
  const rows = all ? data.items : data.items.slice(0, shown)
  return (
    <Card as="section" aria-labelledby="my-at-risk" className="overflow-hidden">
      <CardHead
        id="my-at-risk"
        title={m.studentsAtRisk()}
        hint={m.studentsInYourClasses({ students: high + medium + watch })}
        className="pb-2"
      >
        {data.items.length > shown && (
          <Button size="sm" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? m.showFewer() : m.showAll({ count: data.items.length })}
          </Button>
        )}
      </CardHead>
      <ul className="divide-y divide-line">
        {rows.map((student) => (
          <li key={student.studentId}>
            <StudentAtRisk student={student} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function StudentAtRisk({ student }: { student: MyAtRiskStudent }) {
  const { firstName, lastName, number, profileImage, level, percentage, reasons, classes } = student
  const name = `${firstName} ${lastName}`
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2 px-5 py-3 max-sm:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex items-center gap-2.5">
          <PersonCell
            personId={student.studentId}
            name={name}
            profileImage={profileImage}
            sub={joinFacts(number, percentage !== null && m.attendanceRate({ rate: rateText(percentage) }))}
          />
          <RiskChip level={level} />
        </div>
        <RiskReasons reasons={reasons} className="mt-1.5" />
      </div>
      <ul className="text-sm">
        {classes.map(({ classId, course }) => (
          <li key={classId}>
            <Link
              to={`/app/classes/${classId}/report`}
              className="inline-flex min-h-6 items-center font-label text-brand-ink hover:underline max-md:min-h-10"
            >
              {m.classReport({ course, name, hidden })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
