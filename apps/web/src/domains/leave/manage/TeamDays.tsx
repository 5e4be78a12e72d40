import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { leavePeriodWords } from '../leaveWords.ts'
import { leaveOn } from '../month.ts'
import { m } from './messages.ts'

interface TeamDaysProps {
  days: readonly PlainDate[]
  team: Answer<'listTeamCalendar'>
  onOpen: (requestId: string) => void
}

/** The month on a phone: each working day on which somebody has approved or requested leave. */
export function TeamDays({ days, team: { items, away, daysOff }, onOpen }: TeamDaysProps) {
  const off = new Set(daysOff.map(({ date }) => date))
  const shown = days
    .filter((date) => !off.has(date))
    .map((date) => ({
      date,
      people: away.find((it) => it.date === date)?.people ?? 0,
      leave: items.flatMap((person) => leaveOn(person.leave, date).map((request) => ({ person, request }))),
    }))
    .filter(({ leave }) => leave.length > 0)
  return (
    <ol>
      {shown.map(({ date, people, leave }) => (
        <li key={date} className="border-b border-line last:border-0">
          <h3 className="flex justify-between gap-3 bg-canvas px-4 py-2 text-sm font-title">
            {formatPlainDay(date)}
            <span className="tnum font-normal text-ink-3">{m.peopleAway({ people })}</span>
          </h3>
          <ul className="divide-y divide-line">
            {leave.map(({ person, request }) => (
              <li key={request.id} className="flex items-center gap-3 ps-4">
                <Avatar name={person.personName} profileImage={person.profileImage} size={30} />
                <span className="min-w-0 flex-1 py-2.5">
                  <span className="block truncate text-md font-title">
                    <PersonLink
                      personId={person.personId}
                      name={person.personName}
                      personRole={person.role}
                    />
                  </span>
                  <span className="tnum block text-sm text-ink-2">
                    {request.leaveType} · {leavePeriodWords(request)}
                  </span>
                </span>
                <button
                  type="button"
                  onClick={() => onOpen(request.id)}
                  className="flex min-h-11 items-center self-stretch px-4 hover:bg-hover"
                >
                  <span className="sr-only">{person.personName}</span>
                  <LeaveChip status={request.status} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
