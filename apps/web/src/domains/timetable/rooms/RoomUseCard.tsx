import { useId } from 'react'
import { HeatMap } from '#charts/HeatMap.tsx'
import { heatGrid } from '#charts/heatGrid.ts'
import { WithTable } from '#charts/WithTable.tsx'
import { addDays, longWeekday, shortWeekday } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figure } from '#ui/Figure.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { clockOfHour } from '../gridScale.ts'
import { m } from './messages.ts'
import { filledShare, percentOf, shareOf, usualShare, wholePercent } from './roomFigures.ts'
import { UseTermSelect } from './UseTermSelect.tsx'

interface RoomUseCardProps {
  room: { id: string; capacity: number }
}

/** The use of a room in a term, by weekday and hour. The address determines the term. */
export function RoomUseCard({ room }: RoomUseCardProps) {
  const id = useId()
  const [params] = useUrlParams()
  const termId = params.get('term') ?? undefined
  const use = useRead('readRoomUse', { roomId: room.id, ...(termId && { termId }) })
  const term = use.data?.term
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={m.use()} hint={term && m.shareOfDays({ term: term.name })}>
        {term && <UseTermSelect termId={term.id} />}
      </CardHead>
      <div className="p-5 max-sm:p-4">
        <Loaded query={use} failure={m.weCouldntLoadTheUse()} skeleton={<Skeleton className="h-72" />}>
          {(data) => <Use use={data} capacity={room.capacity} />}
        </Loaded>
      </div>
    </Card>
  )
}

/** A Monday, to name weekdays by. */
const monday = '2024-01-01'

function Use({ use, capacity }: { use: Answer<'readRoomUse'>; capacity: number }) {
  if (!use.term) return <Empty kind="none" heading="h3" title={m.noTerms()} />
  const { hours, weekdays, at } = heatGrid(use.hours)
  const days = weekdays.map((weekday) => addDays(monday, weekday - 1))
  const shares = hours.map((hour) =>
    weekdays.map((weekday) => {
      const cell = at(weekday, hour)
      return cell ? shareOf(cell) : null
    }),
  )
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure label={m.used()} definition="room-use" value={percentOf(usualShare(use.hours))}>
          {m.usedHint()}
        </Figure>
        <Figure
          label={m.seatsFilled()}
          definition="seats-filled"
          value={percentOf(filledShare(use, capacity))}
        >
          {m.seatsFilledHint()}
        </Figure>
        <Figure label={m.sessions()} value={use.sessions} />
        <Figure label={m.exams()} value={use.exams} />
      </dl>
      <WithTable
        label={m.use()}
        heads={[m.hour(), ...days.map(longWeekday)]}
        rows={hours.map((hour, row) => [clockOfHour(hour), ...(shares[row] ?? []).map(percentOf)])}
      >
        <HeatMap
          label={m.use()}
          rows={hours.map(clockOfHour)}
          columns={days.map(shortWeekday)}
          cells={hours.map((hour, i) =>
            days.map((day, j) => {
              const share = shares[i]?.[j] ?? null
              return {
                rate: share,
                shown: wholePercent(share),
                words: m.hourUse({
                  weekday: longWeekday(day),
                  from: clockOfHour(hour),
                  to: clockOfHour(hour + 1),
                  share: percentOf(share),
                }),
              }
            }),
          )}
        />
      </WithTable>
    </>
  )
}
