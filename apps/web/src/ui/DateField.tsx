import { useTimeFormat } from '#lib/timeFormat.ts'
import { dateKind, limitsOf } from './dateKinds.ts'
import { TextField } from './TextField.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'
import { useCoarsePointer } from './useCoarsePointer.ts'

/**
 * A day. Its value is "2026-11-25", or empty. On a desktop it is typed in the order of the person's locale or
 * selected in a calendar; phones use their own picker. Takes react-hook-form's `register(...)` spread, or
 * value and handlers of the caller.
 */
export function DateField(props: TypedFieldProps) {
  const limits = limitsOf(props)
  const coarse = useCoarsePointer()
  const { dayOf } = useTimeFormat()
  if (coarse) return <TextField type="date" {...props} />
  return <TypedField kind={dateKind(() => dayOf(new Date()), limits)} calendarLimits={limits} {...props} />
}
