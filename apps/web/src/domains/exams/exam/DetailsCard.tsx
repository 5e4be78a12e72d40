import type { Exam } from '@campanile/contract/exams/exam.ts'
import { decimalWords } from '#lib/figures.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { decimalText, examKindWords, examLengthWords, seatedWords } from '../examWords.ts'
import { m } from './messages.ts'

/** Time and rooms, weight, and students. */
export function DetailsCard({ exam }: { exam: Exam }) {
  const time = useTimeFormat()
  return (
    <Card as="section" aria-labelledby="exam-details">
      <CardHead title={m.details()} id="exam-details" className="pb-3" />
      <FactTiles className="border-t border-line px-5 py-4 max-sm:px-4">
        <Fact label={m.when()}>
          {time.day(exam.startsAt)}
          <span className="tnum block text-sm font-normal text-ink-2">
            {m.timeAndLength({
              time: time.range(exam.startsAt, exam.endsAt),
              length: examLengthWords(exam.durationMinutes),
            })}
          </span>
        </Fact>
        <Fact label={m.type()}>{examKindWords(exam)}</Fact>
        <Fact label={m.marks()}>
          <span className="tnum">{decimalWords(decimalText(exam.maxMark))}</span>
          <span className="block text-sm font-normal text-ink-2">
            {m.shareOfClassResult({ weight: decimalWords(decimalText(exam.weight)) })}
          </span>
          {exam.state === 'published' && !exam.can.cancel && (
            <span className="block text-sm font-normal text-ink-2">{m.cantBeCancelled()}</span>
          )}
        </Fact>
        <Fact label={m.students()}>
          <span className="tnum">{seatedWords(exam)}</span>
          {exam.deferred > 0 && (
            <span className="block text-sm font-normal text-ink-2">
              {m.deferredCount({ count: exam.deferred })}
            </span>
          )}
        </Fact>
        <Fact label={m.class()}>
          <ClassLink classId={exam.classId} className="text-brand-ink">
            {exam.courseCode}
          </ClassLink>
          <span className="block text-sm font-normal text-ink-2">
            {exam.batches.join(', ') || m.noBatches()}
          </span>
        </Fact>
        <div className="sm:col-span-2 lg:col-span-3">
          <dt className="text-sm text-ink-3">{m.rooms()}</dt>
          <dd>
            {exam.rooms.length === 0 ? (
              <span className="font-label">{m.noRoomYet()}</span>
            ) : (
              <ul className="space-y-0.5">
                {exam.rooms.map(({ roomId, name, seats, capacity, invigilator }) => (
                  <li key={roomId}>
                    <span className="font-label">
                      <RoomLink roomId={roomId}>{name}</RoomLink>
                    </span>
                    <span className="tnum ms-2 text-sm text-ink-2">
                      {seats === capacity ? m.places({ seats }) : m.placesOf({ seats, capacity })}
                      {' · '}
                      {invigilator ? (
                        <PersonLink personId={invigilator.id} name={invigilator.name} personRole="lecturer" />
                      ) : (
                        m.noInvigilatorYet()
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </FactTiles>
    </Card>
  )
}
