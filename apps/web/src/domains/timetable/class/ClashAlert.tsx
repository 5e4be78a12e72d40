import type { Clash } from '@campanile/contract/timetable/clash.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { clashSentences } from './timetableWords.ts'

interface ClashAlertProps<T> {
  clashes: readonly Clash[]
  slots: readonly T[]
  label: (slot: T) => string
  onChoose: (slot: T) => void
}

/** Clashes at the time in the form, and free times. */
export function ClashAlert<T>({ clashes, slots, label, onChoose }: ClashAlertProps<T>) {
  const time = useTimeFormat()
  if (clashes.length === 0) return null
  return (
    <Alert tone="warn" title={m.notFreeAtThatTime()} className="mb-2 mt-1">
      <ul className="mt-0.5 space-y-0.5">
        {clashSentences(clashes, time).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {slots.length > 0 && (
        <fieldset className="mt-2.5 flex flex-wrap gap-1.5">
          <legend className="sr-only">{m.freeTimes()}</legend>
          {slots.map((slot) => (
            <Button key={label(slot)} size="sm" onClick={() => onChoose(slot)}>
              {label(slot)}
            </Button>
          ))}
        </fieldset>
      )}
    </Alert>
  )
}
