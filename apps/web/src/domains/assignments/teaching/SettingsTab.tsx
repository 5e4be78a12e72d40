import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'
import { markWords } from '../marks.ts'
import { PolicyNote } from '../PolicyNote.tsx'
import { m } from './messages.ts'
import { RubricCard } from './RubricCard.tsx'

/** The terms under which work is accepted. */
export function SettingsTab({ assignment }: { assignment: Assignment }) {
  const { day, time, dateTime } = useTimeFormat()
  const { opensAt, dueAt, maxMark, weight, maxFiles, maxFileBytes, accepts, publishedAt, late } = assignment
  const moment = (instant: string) => m.dayAndTime({ day: day(instant), time: time(instant) })
  return (
    <div className="grid gap-5">
      <Card aria-labelledby="terms">
        <CardHead id="terms" title={m.datesAndMarks()} />
        <FactTiles className="px-5 pb-5 pt-3 max-sm:px-4">
          <Fact label={m.opens()}>{moment(opensAt)}</Fact>
          <Fact label={m.due()}>{moment(dueAt)}</Fact>
          <Fact label={m.published()}>{publishedAt ? dateTime(publishedAt) : m.notYet()}</Fact>
          <Fact label={m.maximumMark()}>{markWords(maxMark)}</Fact>
          <Fact label={m.weight()}>
            {Number(weight) > 0 ? m.weightOfClassResult({ weight: markWords(weight) }) : m.doesNotCount()}
          </Fact>
          <Fact label={m.files()}>{m.filesAccepted({ maxFiles, limit: limitWords(maxFileBytes) })}</Fact>
          <Fact label={m.kinds()}>{kindsWords(accepts)}</Fact>
        </FactTiles>
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
