import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { startsWeek } from '#lib/weeks.ts'
import { DayHeads } from '#ui/DayHeads.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'
import { monthMarks } from './monthMarks.ts'

type Cell = Answer<'listStaffMonth'>['items'][number]['cells'][number]

interface StaffMonthTableProps {
  month: Answer<'listStaffMonth'>
  onOpen: (day: { personId: string; date: string }) => void
}

function cellWords({ status, off, forgotten }: Cell): string {
  const words = status ? staffDayStatusWords[status] : off ? m.dayOff() : m.nothingRecorded()
  return forgotten ? m.noCheckOutOn({ status: words }) : words
}

/** People down, days across; it scrolls sideways with the names always visible. */
export function StaffMonthTable({ month: { items, days, today }, onOpen }: StaffMonthTableProps) {
  const { weekStartsOn } = useTimeFormat()
  const line = (date: string) => startsWeek(date, weekStartsOn) && 'border-s'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section tabIndex={0} aria-label={m.daysOfTheMonth()} className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky inset-s-0 z-10 border-b border-line bg-surface px-5 py-2 text-start font-label text-ink-3 max-sm:px-4"
            >
              {m.name()}
            </th>
            <DayHeads
              days={days.map(({ date }) => date)}
              today={today}
              dayOff={(day) => days.find(({ date }) => date === day)?.holiday}
            />
          </tr>
        </thead>
        <tbody>
          {items.map((person) => (
            <tr key={person.personId}>
              <th
                scope="row"
                className="sticky inset-s-0 z-10 max-w-44 truncate border-b border-line bg-surface px-5 py-1 text-start font-label max-sm:max-w-32 max-sm:px-4"
              >
                <PersonLink personId={person.personId} name={fullName(person)} personRole={person.role} />
              </th>
              {days.map(({ date }, index) => {
                const cell = person.cells[index]
                if (!cell) return null
                const mark = cell.status && monthMarks[cell.status]
                return (
                  <td
                    key={date}
                    className={cn(
                      'border-b border-line p-0.5',
                      cell.off && 'bg-sunken dark:bg-canvas',
                      line(date),
                    )}
                  >
                    {date <= today && (
                      <button
                        type="button"
                        onClick={() => onOpen({ personId: person.personId, date })}
                        aria-label={`${fullName(person)}, ${formatPlainDay(date)}: ${cellWords(cell)}`}
                        className={cn(
                          'mx-auto grid size-7 place-items-center rounded-xs text-xs font-title hover:ring-2 hover:ring-inset hover:ring-brand-ink',
                          mark?.className,
                          cell.forgotten && 'ring-2 ring-inset ring-warn',
                        )}
                      >
                        {mark?.letter}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
