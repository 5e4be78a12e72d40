import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { reasonWords } from './draftWords.ts'
import { m } from './messages.ts'

/** Unplaced meetings of a draft, with the reason for each time. */
export function UnplacedCard({ draft: { unplaced, classes } }: { draft: TimetableDraft }) {
  const id = useId()
  if (unplaced.length === 0) return null
  return (
    <Card aria-labelledby={id} className="mb-5 pb-4">
      <CardHead id={id} title={m.unplaced()} hint={m.unplacedHint()} />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {unplaced.map((it) => {
          const of = classes.find((known) => known.id === it.classId)
          return (
            of && (
              <li key={it.classId} className="px-5 py-3 max-sm:px-4">
                <Link to={`/app/classes/${of.id}/timetable`} className="font-strong hover:underline">
                  {m.unplacedCount({ course: `${of.courseCode} ${of.courseTitle}`, count: it.meetings })}
                </Link>
                <ul className="mt-1 list-disc space-y-0.5 ps-5 text-base text-ink-2">
                  {it.reasons.map((reason) => (
                    <li key={`${reason.kind} ${reason.name}`}>{reasonWords(reason, it, of)}</li>
                  ))}
                </ul>
              </li>
            )
          )
        })}
      </ul>
    </Card>
  )
}
