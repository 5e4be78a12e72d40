import { useId } from 'react'
import { lazyPart } from '#lib/lazyPart.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { m } from './messages.ts'

const TimetableCard = lazyPart(() => import('#domains/timetable/campus/TimetableCard.tsx'), 'TimetableCard')

interface WeekCardProps {
  scope: 'batch' | 'lecturer'
  scopeId: string
}

/** The week of a batch or lecturer on their own page, and the link to it in the timetable. */
export function WeekCard({ scope, scopeId }: WeekCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-md font-title">
          {m.week()}
        </h2>
        <CardLink to={`/app/classes/timetable?by=${scope}&of=${scopeId}`}>{m.openInTimetable()}</CardLink>
      </div>
      <TimetableCard scope={scope} scopeId={scopeId} />
    </section>
  )
}
