import type { FoundRoom } from '@campanile/contract/timetable/room-use.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { reasonsOf } from '#lib/errors.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { formatPlainDay, type TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

interface FoundRoomsProps {
  found: UseQueryResult<Answer<'findRooms'>>
  day: PlainDate
}

/** Results: free rooms, then those that become free later. */
export function FoundRooms({ found: { data, error, isLoading }, day }: FoundRoomsProps) {
  const time = useTimeFormat()
  if (error)
    return (
      <div className="px-6 pb-5 max-md:px-4">
        <Alert tone="bad" title={m.weCouldntFindRooms()}>
          {reasonsOf(error)}
        </Alert>
      </div>
    )
  if (isLoading) return <SkeletonList />
  if (!data) return null
  if (data.items.length === 0)
    return (
      <Empty kind="search" heading="h3" title={m.noRoomFits()}>
        {m.tryFewerSeats()}
      </Empty>
    )
  const free = data.items.filter(({ taken }) => !taken).length
  return (
    <section aria-label={m.freeRoomsAt()} className="border-t border-line">
      <p role="status" className="px-6 py-3 text-sm text-ink-2 max-md:px-4">
        {joinFacts(formatPlainDay(day), m.freeCounted({ free }))}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {data.items.map((room) => (
          <li key={room.id} className="flex items-start gap-3 px-6 py-3 max-md:px-4">
            <div className="min-w-0 flex-1">
              <RoomLink roomId={room.id} className="font-label text-brand-ink">
                {room.name}
              </RoomLink>
              <span className="tnum ms-2 text-sm text-ink-3">{m.seats({ seats: room.capacity })}</span>
              {room.taken && (
                <p className="tnum text-sm text-ink-2">
                  {takenWords(room.taken, time)}
                  <span className="block text-ink-3">
                    {room.taken.nextGap
                      ? m.nextFree({
                          range: time.range(room.taken.nextGap.startsAt, room.taken.nextGap.endsAt),
                        })
                      : m.noMoreGap()}
                  </span>
                </p>
              )}
            </div>
            {!room.taken && (
              <Chip tone="ok" glyph="tick">
                {m.free()}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function takenWords(
  { courseCode: course, exam, endsAt }: NonNullable<FoundRoom['taken']>,
  time: Pick<TimeFormat, 'time'>,
): string {
  const facts = { course, time: time.time(endsAt) }
  return exam === null ? m.takenBy(facts) : m.takenByExam({ ...facts, exam })
}
