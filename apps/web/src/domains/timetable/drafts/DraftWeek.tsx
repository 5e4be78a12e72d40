import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useMemo, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { addDays, type PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CampusGrid } from '../campus/CampusGrid.tsx'
import { TimetableList } from '../campus/TimetableList.tsx'
import { useBoard } from '../campus/useBoard.ts'
import { DayTabs } from '../DayTabs.tsx'
import { shownDays } from '../weekShape.ts'
import { draftSessions, firstMonday } from './draftWeek.ts'
import { m } from './messages.ts'

const TimetablePanel = lazyDialog(() => import('../campus/TimetablePanel.tsx'), 'TimetablePanel')

/** The meetings of a draft: rooms and days as a grid, or on a phone as a list of a day. */
export function DraftWeek({ draft }: { draft: TimetableDraft }) {
  const time = useTimeFormat()
  const wide = useMediaQuery('(min-width: 768px)')
  const { opened, open, close } = useOpenedParam('session')
  const from = firstMonday(draft.firstDay as PlainDate)
  const to = addDays(from, 6)
  const items = useMemo(() => draftSessions(draft, from, time.timeZone), [draft, from, time.timeZone])
  const days = shownDays(
    from,
    to,
    items.map(({ startsAt }) => time.dayOf(startsAt)),
  )
  const [day, setDay] = useState(from)
  const data = {
    now: new Date(0).toISOString(),
    clockOffset: 0,
    items,
    exams: [],
    holidays: [],
    rooms: draft.rooms,
    isCut: false,
  }
  const board = useBoard(data, { days, from, to, isCampus: true, open })
  const session = items.find(({ id }) => id === opened)
  return (
    <Card className="overflow-clip" aria-label={m.inWeek()}>
      <CardHead title={m.inWeek()} hint={formatPlainDay(from)} className="border-b border-line pb-3" />
      {wide ? (
        <CampusGrid board={board} hintId="" />
      ) : (
        <>
          <DayTabs
            frame={{
              today: board.today,
              control: { view: { view: 'week', date: day }, goTo: (next) => setDay(next) },
            }}
            days={days}
          />
          <TimetableList board={board} day={day} />
        </>
      )}
      {session && <TimetablePanel board={board} session={session} onMove={close} onClose={close} />}
    </Card>
  )
}
