import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { m } from './messages.ts'
import { newestMarks, resultMarkWords } from './resultWords.ts'

const shown = 4
const path = '/app/dashboard/results'

/** The most recently published marks, on the student's dashboard; nothing if there are none. */
export function NewResults() {
  const time = useTimeFormat()
  const { data } = useRead('listMyResults', {})
  const marks = data ? newestMarks(data, shown) : []
  if (marks.length === 0) return null
  return (
    <Card aria-labelledby="new-results">
      <CardHead id="new-results" title={m.newResults()}>
        <CardLink to={path}>{m.allResults()}</CardLink>
      </CardHead>
      <ul className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
        {marks.map((mark) => (
          <li key={mark.sheetId} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block truncate text-base font-label">{mark.title}</span>
              <span className="tnum block truncate text-sm text-ink-3">
                {[mark.courseCode, mark.releasedAt && time.date(mark.releasedAt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="tnum shrink-0 text-base font-title">{resultMarkWords(mark)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
