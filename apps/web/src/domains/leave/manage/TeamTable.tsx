import { cn } from '#lib/cn.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { startsWeek } from '#lib/weeks.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { DayHeads } from '#ui/DayHeads.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'
import { TeamCell } from './TeamCell.tsx'

interface TeamTableProps {
  days: readonly PlainDate[]
  team: Answer<'listTeamCalendar'>
  onOpen: (requestId: string) => void
}

const nameClass =
  'sticky inset-s-0 z-10 w-52 min-w-52 border-b border-line bg-surface px-5 text-start font-label max-lg:w-40 max-lg:min-w-40'

/** People down, days across; it scrolls sideways with the names always visible. */
export const TeamTable = ({ days, team: { items, away, daysOff, today }, onOpen }: TeamTableProps) => {
  const { weekStartsOn } = useTimeFormat()
  const isWeekStart = (day: string) => startsWeek(day, weekStartsOn)
  const dayOff = (day: string) => daysOff.find(({ date }) => date === day)?.name
  const awayOn = (day: string) => away.find(({ date }) => date === day)?.people ?? 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section tabIndex={0} aria-label={m.daysOfTheMonth()} className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={cn(nameClass, 'py-2 text-ink-3')}>
              {m.name()}
            </th>
            <DayHeads days={days} today={today} dayOff={dayOff} />
          </tr>
        </thead>
        <tbody>
          {items.map((person) => (
            <tr key={person.personId}>
              <th scope="row" className={cn(nameClass, 'py-1.5')}>
                <span className="flex items-center gap-2.5">
                  <Avatar name={person.personName} profileImage={person.profileImage} size={24} />
                  <span className="truncate">
                    <PersonLink
                      personId={person.personId}
                      name={person.personName}
                      personRole={person.role}
                    />
                  </span>
                </span>
              </th>
              {days.map((date) => (
                <TeamCell
                  key={date}
                  person={person}
                  day={date}
                  dayOff={dayOff(date)}
                  today={date === today}
                  isWeekStart={isWeekStart(date)}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={cn(nameClass, 'border-b-0 py-2 text-ink-3')}>
              {m.away()}
            </th>
            {days.map((date) => (
              <td
                key={date}
                className={cn(
                  'tnum py-2 text-center text-xs',
                  dayOff(date) && 'bg-canvas',
                  awayOn(date) > 0 ? 'font-title text-ink' : 'text-ink-3',
                )}
              >
                {dayOff(date) ? '' : awayOn(date)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
