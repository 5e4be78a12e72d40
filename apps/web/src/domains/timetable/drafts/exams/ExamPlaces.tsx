import type { ExamDraft } from '@campanile/contract/exams/exam-drafts.ts'
import { useId } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { listWords } from '#lib/listWords.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { examName } from './examDraftWords.ts'
import { m } from './messages.ts'

/** The exams of a draft, day by day. */
export function ExamPlaces({ draft: { placements, exams } }: { draft: ExamDraft }) {
  const id = useId()
  const examOf = new Map(exams.map((it) => [it.id, it]))
  const days = [...new Set(placements.map(({ day }) => day))]
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={m.places()} className="border-b border-line pb-3" />
      {days.map((day) => (
        <section key={day} aria-label={formatPlainDay(day)} className="border-b border-line last:border-b-0">
          <h3 className="bg-sunken px-5 py-2 text-sm font-title text-ink-2 max-sm:px-4">
            {formatPlainDay(day)}
          </h3>
          <ul className="divide-y divide-line">
            {placements
              .filter((it) => it.day === day)
              .map((it) => {
                const exam = examOf.get(it.id)
                return (
                  exam && (
                    <li
                      key={it.id}
                      className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 max-sm:px-4 sm:grid-cols-[8rem_1fr_auto]"
                    >
                      <span className="tnum text-ink-2">
                        {it.startsAt}–{it.endsAt}
                      </span>
                      <span className="font-label">{examName(exam)}</span>
                      <span className="text-sm text-ink-3">
                        {joinFacts(
                          m.candidates({ count: exam.students }),
                          it.rooms.length > 0 ? listWords(it.rooms.map(({ name }) => name)) : m.noRoom(),
                        )}
                      </span>
                    </li>
                  )
                )
              })}
          </ul>
        </section>
      ))}
    </Card>
  )
}
