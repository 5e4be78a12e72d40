import type { MyAtRiskStudent } from '@campanile/contract/analytics/at-risk.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { fullName } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { CaseButton } from './cases/CaseButton.tsx'
import { m } from './messages.ts'
import { StudentAtRisk } from './StudentAtRisk.tsx'

const shown = 5

/** Students at risk in a lecturer's classes, assessed by these classes only; nothing if there are none. */
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
        hint={m.studentsInYourClasses({ students: high + medium, watch })}
        className="pb-2"
      >
        <CardLink to="/app/dashboard/cases">{m.allCases()}</CardLink>
        {data.items.length > shown && (
          <Button size="sm" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? m.showFewer() : m.showAll({ count: data.items.length })}
          </Button>
        )}
      </CardHead>
      <ul className="divide-y divide-line">
        {rows.map((student) => (
          <li key={student.studentId}>
            <StudentAtRisk student={student}>
              <CaseButton
                student={{ id: student.studentId, name: fullName(student), classes: student.classes }}
              />
              <InClasses student={student} />
            </StudentAtRisk>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function InClasses({ student: { firstName, lastName, classes } }: { student: MyAtRiskStudent }) {
  const name = `${firstName} ${lastName}`
  return (
    <ul className="text-sm">
      {classes.map(({ classId, course }) => (
        <li key={classId}>
          <Link
            to={classPath(classId, 'report')}
            className="inline-flex min-h-6 items-center font-label text-brand-ink hover:underline max-md:min-h-10"
          >
            {m.classReport({ course, name, hidden })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
