import type { ExamCheck } from '@campanile/contract/exams/exam.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { crowdingWords } from '../examWords.ts'
import { clashWords } from './clashWords.ts'

type FreeTime = ExamCheck['slots'][number]

/** What stands against the time in the form, when nothing does, and to whom it is unkind. */
export function ExamClashes({ check, onChoose }: { check: ExamCheck; onChoose: (time: FreeTime) => void }) {
  const time = useTimeFormat()
  const { clashes, crowding, slots } = check
  return (
    <div aria-live="polite">
      {clashes.length > 0 && (
        <Alert tone="warn" title="Not free at that time" className="mb-4">
          <ul className="mt-0.5 space-y-0.5">
            {clashes.map((it) => (
              <li key={`${it.resource} ${it.name} ${it.startsAt}`}>{clashWords(it, time)}</li>
            ))}
          </ul>
          {slots.length > 0 && (
            <fieldset className="mt-2.5 flex flex-wrap gap-1.5">
              <legend className="sr-only">Free times</legend>
              {slots.map((slot) => (
                <Button key={`${slot.day} ${slot.startsAt}`} size="sm" onClick={() => onChoose(slot)}>
                  {`${formatPlainDay(slot.day)}, ${slot.startsAt} to ${slot.endsAt}`}
                </Button>
              ))}
            </fieldset>
          )}
        </Alert>
      )}
      {crowding.length > 0 && (
        <Alert tone="info" title="Unkind to some students; it can be saved all the same" className="mb-4">
          <ul className="mt-0.5 space-y-0.5">
            {crowding.map((it) => (
              <li key={`${it.studentId} ${it.kind}`}>{crowdingWords(it)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
