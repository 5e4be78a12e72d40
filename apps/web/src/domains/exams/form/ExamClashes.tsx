import type { ExamCheck } from '@campanile/contract/exams/exam.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictGroups } from '../ConflictGroups.tsx'
import { clashGroups, crowdingGroups } from '../examConflicts.ts'
import { crowdingWords } from '../examWords.ts'
import { clashSentence } from './clashSentence.ts'
import { m } from './messages.ts'

type FreeTime = ExamCheck['slots'][number]

/**
 * Clashes that prevent the time in the form, free times, and separately the people for whom the time is
 * inconvenient.
 */
export function ExamClashes({ check, onChoose }: { check: ExamCheck; onChoose: (time: FreeTime) => void }) {
  const time = useTimeFormat()
  const { clashes, crowding, slots } = check
  return (
    <div aria-live="polite">
      {clashes.length > 0 && (
        <Alert tone="bad" title={m.thisTimeCantBeSaved()} className="mb-4">
          <ConflictGroups
            groups={clashGroups(clashes)}
            keyOf={(it) => `${it.resource} ${it.name} ${it.startsAt}`}
          >
            {(it) => clashSentence(it, time)}
          </ConflictGroups>
          {slots.length > 0 && (
            <fieldset className="mt-2.5 flex flex-wrap gap-1.5">
              <legend className="sr-only">{m.freeTimes()}</legend>
              {slots.map((slot) => (
                <Button key={`${slot.day} ${slot.startsAt}`} size="sm" onClick={() => onChoose(slot)}>
                  {m.freeTime({
                    day: formatPlainDay(slot.day),
                    startsAt: slot.startsAt,
                    endsAt: slot.endsAt,
                  })}
                </Button>
              ))}
            </fieldset>
          )}
        </Alert>
      )}
      {crowding.length > 0 && (
        <Alert tone="info" title={m.hardOnSomeStudents()} className="mb-4">
          <ConflictGroups groups={crowdingGroups(crowding)} keyOf={({ studentId }) => studentId}>
            {crowdingWords}
          </ConflictGroups>
        </Alert>
      )}
    </div>
  )
}
