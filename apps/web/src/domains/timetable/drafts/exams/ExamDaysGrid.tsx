import type { ExamDraft } from '@campanile/contract/exams/exam-drafts.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { daysOf, type PlainDate, rangeWords, shortMonth } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { weekOf } from '#lib/weeks.ts'
import { MonthDay, MonthDayLink } from '#ui/MonthDay.tsx'
import { MonthTable } from '#ui/MonthTable.tsx'
import { type ExamDay, roomNames } from './examDays.ts'
import { plannedPath } from './examDraftWords.ts'
import { m } from './messages.ts'
import { CrowdedDay } from './PlacedExams.tsx'

const hour = 3_600_000

interface ExamDaysGridProps {
  period: Pick<ExamDraft['inputs'], 'firstDay' | 'lastDay'>
  /** Those that have exams. */
  days: readonly ExamDay[]
  onOpen: (day: PlainDate) => void
}

/** The weeks of an exam period, one below the other; a cell a day. */
export function ExamDaysGrid({ period: { firstDay, lastDay }, days, onOpen }: ExamDaysGridProps) {
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = dayOf(useNow(hour))
  const examDay = new Map(days.map((it) => [it.day, it]))
  const shown = daysOf(weekOf(firstDay, weekStartsOn).from, weekOf(lastDay, weekStartsOn).to)
  return (
    <MonthTable days={shown} caption={rangeWords(firstDay, lastDay)}>
      {(day) => {
        const found = examDay.get(day)
        return (
          <MonthDay
            key={day}
            day={day}
            today={today}
            isOutside={day < firstDay || lastDay < day}
            note={(day === shown[0] || day.endsWith('-01')) && shortMonth(day)}
            items={found?.exams ?? []}
            keyOf={({ id }) => id}
            most={4}
            open={
              found && {
                label: joinFacts(formatPlainDay(day), m.examCount({ count: found.exams.length })),
                onOpen: () => onOpen(day),
              }
            }
            warning={found && <CrowdedDay students={found.crowded} />}
          >
            {(exam) => (
              <MonthDayLink
                to={plannedPath(exam)}
                title={`${exam.startsAt} ${exam.courseCode}`}
                text={exam.courseTitle}
                hidden={joinFacts(m.candidates({ count: exam.students }), roomNames(exam.rooms))}
              />
            )}
          </MonthDay>
        )
      }}
    </MonthTable>
  )
}
