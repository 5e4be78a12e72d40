import { useTimeFormat } from '#lib/timeFormat.ts'
import { dateTimeKind, limitsOf } from './dateKinds.ts'
import { TextField } from './TextField.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'
import { useCoarsePointer } from './useCoarsePointer.ts'

/** A day and a time on the institution's clock. Its value is "2026-11-25T17:00", or empty. Otherwise like DateField. */
export function DateTimeField(props: TypedFieldProps) {
  const limits = limitsOf(props)
  const coarse = useCoarsePointer()
  const { dayOf } = useTimeFormat()
  if (coarse) return <TextField type="datetime-local" {...props} />
  return (
    <TypedField kind={dateTimeKind(() => dayOf(new Date()), limits)} calendarLimits={limits} {...props} />
  )
}
