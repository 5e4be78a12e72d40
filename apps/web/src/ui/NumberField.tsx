import type { ReactNode } from 'react'
import { decimalMark } from '#lib/browserFormats.ts'
import {
  type NumberLimits,
  numberLimitWords,
  numberProblem,
  numberText,
  parseNumber,
  stepNumber,
} from '#lib/typedNumber.ts'
import { m } from './messages.ts'
import { TextField } from './TextField.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'
import type { TypedKind } from './typedKind.ts'
import { useCoarsePointer } from './useCoarsePointer.ts'

const numberKind = (limits: NumberLimits): TypedKind => ({
  parse: (text) => parseNumber(text, decimalMark),
  words: (value) => numberText(value, decimalMark),
  // The number so far is a number too.
  isFull: () => true,
  step: (value, by) => stepNumber(value, by, limits),
  problemOf: (value) => numberProblem(value, limits),
  advice: (limits.step ?? 1) === 1 ? m.enterAWholeNumber() : m.enterANumber(),
})

interface NumberFieldProps extends TypedFieldProps {
  /** 1 unless given: whole numbers. */
  step?: number | 'any'
  /** Inside the frame, after the number. */
  trailing?: ReactNode
}

const limit = (it: string | number | undefined) => (it === undefined ? undefined : Number(it))

/**
 * A number. Its value has a decimal point, regardless of the input: "0.75". Its limits are part of the help
 * text.
 */
export function NumberField({ step = 1, ...props }: NumberFieldProps) {
  const coarse = useCoarsePointer()
  const limits = { min: limit(props.min), max: limit(props.max), step }
  const common = {
    ...props,
    help: props.help ?? numberLimitWords(limits),
    inputMode: props.inputMode ?? (step === 1 ? ('numeric' as const) : ('decimal' as const)),
  }
  if (coarse) return <TextField type="number" step={step} {...common} />
  return <TypedField kind={numberKind(limits)} {...common} />
}
