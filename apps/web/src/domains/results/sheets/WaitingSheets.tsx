import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Chip } from '#ui/Chip.tsx'
import { DateArch } from '#ui/DateArch.tsx'
import { hidden } from '#ui/hidden.tsx'
import { enteredWords } from '../sheetWords.ts'
import { m } from './messages.ts'

/** Mark sheets that a lecturer has to fill in or submit, on the dashboard; nothing while there are none. */
export function WaitingSheets() {
  const { dayOf } = useTimeFormat()
  const { data } = useRead('listWaitingSheets', {})
  if (!data || data.total === 0) return null
  const more = data.total - data.items.length
  return (
    <Card aria-labelledby="waiting-sheets" className="overflow-hidden">
      <CardHead id="waiting-sheets" title={m.markSheets()} hint={m.pastAndNotSubmitted()}>
        <CardLink to="/app/my-assignments/marks?to-complete=1&term=all">
          {more > 0 ? m.moreMarkSheets({ count: more, span: hidden }) : m.allMarkSheets({ span: hidden })}
        </CardLink>
      </CardHead>
      <ul className="divide-y divide-line pb-1 pt-1.5">
        {data.items.map((sheet) => (
          <li key={sheet.id}>
            <Link
              to={`/app/my-assignments/marks/${sheet.id}`}
              className="group flex items-center gap-3.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
            >
              {sheet.at && <DateArch day={dayOf(sheet.at)} />}
              <span className="min-w-0 flex-1">
                <span className="block break-words text-base font-label group-hover:underline">
                  {sheet.title}
                </span>
                <span className="tnum block text-sm text-ink-3">
                  {sheet.courseCode} · {enteredWords(sheet)}
                </span>
              </span>
              <Chip tone={sheet.entered >= sheet.enrolled ? 'info' : 'warn'}>
                {sheet.entered >= sheet.enrolled ? m.toSubmit() : m.toEnter()}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
