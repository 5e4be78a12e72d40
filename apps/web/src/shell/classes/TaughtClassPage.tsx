import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { SessionHero } from '#domains/attendance/today/SessionHero.tsx'
import { ClassOverviewTab } from '#domains/insight/class/ClassOverviewTab.tsx'
import { ClassPeople } from '#domains/structure/classes/ClassPeople.tsx'
import { useServerNow } from '#lib/useServerNow.ts'
import { ClassTab } from './ClassTab.tsx'

function NextSession({ session, clockOffset }: { session: SessionToday; clockOffset: number }) {
  const now = useServerNow(clockOffset, 10_000)
  return <SessionHero session={session} now={now} />
}

/** The overview of a class, put together from the parts of several domains. */
export const TaughtClassPage = () => (
  <ClassTab>
    {(it) => (
      <ClassOverviewTab
        classId={it.id}
        session={(session, clockOffset) => <NextSession session={session} clockOffset={clockOffset} />}
        people={<ClassPeople it={it} />}
      />
    )}
  </ClassTab>
)
