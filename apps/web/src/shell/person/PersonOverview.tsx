import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { StudentByClass } from '#domains/attendance/office/StudentByClass.tsx'
import { PersonRisk } from '#domains/insight/person/PersonRisk.tsx'
import { PersonWaiting } from '#domains/insight/person/PersonWaiting.tsx'
import { TaughtClasses } from '#domains/insight/person/TaughtClasses.tsx'
import { WeekCard } from '../WeekCard.tsx'

/** The classes of a student or lecturer, and a lecturer’s week, beside items that need attention. */
export function PersonOverview({ page }: { page: PersonPage }) {
  const { role, classes, required } = page
  const hasClasses = role === 'student' || role === 'lecturer'
  return (
    <div className={hasClasses ? 'grid grid-cols-1 items-start gap-5 xl:grid-cols-aside' : 'max-w-xl'}>
      {role === 'student' && <StudentByClass classes={classes} required={required} />}
      {role === 'lecturer' && (
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <TaughtClasses page={page} />
          <WeekCard scope="lecturer" scopeId={page.id} />
        </div>
      )}
      <div className="grid gap-5">
        <PersonRisk page={page} />
        <PersonWaiting page={page} />
      </div>
    </div>
  )
}
