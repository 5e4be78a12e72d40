import { isFullTime, parseTime, stepTime } from '#lib/typedTime.ts'
import { m } from './messages.ts'
import { TextField } from './TextField.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'
import type { TypedKind } from './typedKind.ts'
import { useCoarsePointer } from './useCoarsePointer.ts'

const timeKind: TypedKind = {
  parse: parseTime,
  words: (value) => value.slice(0, 5),
  isFull: isFullTime,
  step: (value, by) => stepTime(value || '12:00', by),
  problemOf: () => undefined,
  advice: m.enterATimeLike(),
  placeholder: m.timePattern(),
}

/** A time of day. Its value is "17:00", or empty. Otherwise like DateField. */
export function TimeField(props: TypedFieldProps) {
  const coarse = useCoarsePointer()
  if (coarse) return <TextField type="time" {...props} />
  return <TypedField kind={timeKind} {...props} />
}
