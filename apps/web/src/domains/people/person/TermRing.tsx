import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { Ring } from '#charts/Ring.tsx'
import { m } from './messages.ts'

interface TermRingProps {
  page: PersonPage
  attendance: NonNullable<PersonPage['attendance']>
}

/** A student’s attendance this term against the required rate; for lecturers, in the classes they teach. */
export function TermRing({ page, attendance }: TermRingProps) {
  const { held, excused, attended, percentage } = attendance
  const label = page.account ? m.attendanceThisTerm() : m.attendanceInYourClasses()
  return (
    <div className="flex items-center gap-3.5">
      {percentage !== null && (
        <Ring
          value={percentage}
          required={page.required}
          below={isBelow(attendance, page.required)}
          size={76}
          stroke={6.5}
          label={label}
        />
      )}
      <p className="max-w-36 text-sm text-ink-3">
        <span className="block font-label text-ink-2">{label}</span>
        <span className="tnum">
          {percentage === null
            ? m.nothingCountsYet()
            : m.attendedOfCounted({ attended, counted: held - excused })}
        </span>
      </p>
    </div>
  )
}
