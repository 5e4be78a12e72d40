import type { MyAtRiskStudent } from '@campanile/contract/analytics/at-risk.ts'
import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ReactNode } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { fullName } from '#lib/session.ts'
import { PersonCell } from '#ui/PersonCell.tsx'
import { m } from './messages.ts'
import { RiskChip } from './RiskChip.tsx'
import { RiskReasons } from './RiskReasons.tsx'

interface StudentAtRiskProps {
  student: MyAtRiskStudent
  /** Beside the reasons. */
  children?: ReactNode
}

/** A student at risk, with the level and the reasons. */
export function StudentAtRisk({ student, children }: StudentAtRiskProps) {
  const { number, profileImage, level, percentage, reasons } = student
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2 px-5 py-3 max-sm:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex items-center gap-2.5">
          <PersonCell
            personId={student.studentId}
            name={fullName(student)}
            profileImage={profileImage}
            sub={joinFacts(number, percentage !== null && m.attendanceRate({ rate: rateText(percentage) }))}
          />
          <RiskChip level={level} />
        </div>
        <RiskReasons reasons={reasons} className="mt-1.5" />
      </div>
      {children}
    </div>
  )
}
