import type { LobbyEntry } from '@campanile/contract/lobby/lobby.ts'
import { cn } from '#lib/cn.ts'
import { seriesWords } from '#lib/listWords.ts'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { LiveDot } from '#ui/LiveDot.tsx'
import type { LobbyRow } from './lobbyRows.ts'
import { m } from './messages.ts'

const roomWords = (rooms: readonly string[]) =>
  rooms.length > 0 ? seriesWords(rooms) : m.roomToBeAnnounced()

/** The new or old time of a moved session. */
function movedWords({ entry, away }: LobbyRow, { day, time }: TimeFormat): string | null {
  const { planned, startsAt, rooms } = entry
  if (!planned || entry.state !== 'moved') return null
  if (away) return m.movedTo({ day: day(startsAt), time: time(startsAt), room: roomWords(rooms) })
  const wasAt = planned.startsAt === startsAt ? null : time(planned.startsAt)
  const wasIn = planned.rooms.join() === rooms.join() ? null : roomWords(planned.rooms)
  const was = seriesWords([wasAt, wasIn].filter((it) => it !== null))
  return was ? m.movedFrom({ place: was }) : m.moved()
}

const chipSize = 'h-[1.7em] px-[0.6em] text-[1em]'
const stateChip = ({ state }: LobbyEntry) =>
  state === 'cancelled' ? (
    <Chip tone="bad" className={chipSize}>
      {m.cancelled()}
    </Chip>
  ) : state === 'moved' ? (
    <Chip tone="warn" className={chipSize}>
      {m.moved()}
    </Chip>
  ) : null

/** One session or exam, to be read from five metres. */
export function LobbyLine({ row }: { row: LobbyRow }) {
  const format = useTimeFormat()
  const { entry, startsAt, endsAt, phase, away } = row
  const cancelled = entry.state === 'cancelled'
  const moved = movedWords(row, format)
  const isNow = phase === 'now' && !cancelled && !away
  return (
    <li
      className={cn(
        'grid min-h-[84px] grid-cols-trail items-center gap-x-6 gap-y-1 border-t border-white/12 py-2 lg:h-[108px] lg:grid-cols-board',
        phase === 'later' && 'text-white/85',
      )}
    >
      <p
        className={cn(
          'tnum text-board-lg font-title max-lg:order-3',
          (cancelled || away) && 'line-through decoration-2',
        )}
      >
        {m.timeSpan({
          from: format.time(startsAt),
          to: format.time(endsAt),
          start: (text) => <time dateTime={startsAt}>{text}</time>,
          end: (text) => <span className="font-normal text-night-ink">{text}</span>,
        })}
      </p>
      <div className="min-w-0 max-lg:order-1">
        <p
          className={cn(
            'truncate text-board-lg font-title leading-tight tracking-[-0.015em]',
            cancelled && 'line-through decoration-2',
          )}
        >
          {entry.courseTitle}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-board-sm leading-snug text-night-ink">
          <span>
            {entry.exam ? (
              <>
                {entry.courseCode} · {m.exam()}
              </>
            ) : (
              entry.courseCode
            )}
          </span>
          {isNow && (
            <span className="inline-flex items-center gap-2 font-title text-brass-ink">
              <LiveDot />
              {m.now()}
            </span>
          )}
          {phase === 'next' && !cancelled && !away && (
            <span className="font-title text-white">{m.next()}</span>
          )}
          {stateChip(entry)}
          {moved && <span className="text-white">{moved}</span>}
        </p>
      </div>
      <p
        className={cn(
          'min-w-0 text-end text-board-lg font-title leading-tight max-lg:order-2',
          isNow && 'text-brass-ink',
          (cancelled || away) && 'line-through decoration-2',
        )}
      >
        {roomWords(away && entry.planned ? entry.planned.rooms : entry.rooms)}
      </p>
    </li>
  )
}
