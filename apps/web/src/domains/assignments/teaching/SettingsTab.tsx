import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'
import { markWords } from '../marks.ts'
import { PolicyNote } from '../PolicyNote.tsx'
import { m } from './messages.ts'
import { RubricCard } from './RubricCard.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="tnum mt-0.5 break-words text-base font-label">{children}</dd>
  </div>
)

/** The terms under which work is accepted. */
export function SettingsTab({ assignment }: { assignment: Assignment }) {
  const { day, time, dateTime } = useTimeFormat()
  const { opensAt, dueAt, maxMark, weight, maxFiles, maxFileBytes, accepts, publishedAt, late } = assignment
  const moment = (instant: string) => m.dayAndTime({ day: day(instant), time: time(instant) })
  return (
    <div className="grid gap-5">
      <Card aria-labelledby="terms">
        <CardHead id="terms" title={m.datesAndMarks()} />
        <dl className="grid grid-cols-3 gap-x-6 gap-y-4 px-5 pb-5 pt-3 max-md:grid-cols-2 max-sm:px-4">
          <Fact name={m.opens()}>{moment(opensAt)}</Fact>
          <Fact name={m.due()}>{moment(dueAt)}</Fact>
          <Fact name={m.published()}>{publishedAt ? dateTime(publishedAt) : m.notYet()}</Fact>
          <Fact name={m.maximumMark()}>{markWords(maxMark)}</Fact>
          <Fact name={m.weight()}>
            {Number(weight) > 0 ? m.weightOfClassResult({ weight: markWords(weight) }) : m.doesNotCount()}
          </Fact>
          <Fact name={m.files()}>{m.filesAccepted({ maxFiles, limit: limitWords(maxFileBytes) })}</Fact>
          <Fact name={m.kinds()}>{kindsWords(accepts)}</Fact>
        </dl>
      </Card>
      <RubricCard assignment={assignment} />
      <Card aria-labelledby="late-policy">
        <CardHead id="late-policy" title={m.lateWork()} />
        <div className="px-5 pb-5 pt-3 max-sm:px-4">
          <PolicyNote policy={late} maxMark={maxMark} dueAt={dueAt} />
        </div>
      </Card>
    </div>
  )
}
