import type { InputHTMLAttributes, ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { controlFrame, controlInput } from './controlClass.ts'
import type { DateLimits } from './dateKinds.ts'
import { Field, type FieldOptions } from './Field.tsx'
import type { TypedKind } from './typedKind.ts'
import { type FieldRef, type TypedProps, useTyped } from './useTyped.ts'

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoFocus' | 'disabled' | 'inputMode' | 'placeholder' | 'required'
>

/** Props of every date, time and number field. */
export interface TypedFieldProps extends FieldOptions, Omit<TypedProps, 'ref'>, InputAttributes {
  ref?: FieldRef
  min?: string | number | undefined
  max?: string | number | undefined
}

interface Props extends TypedFieldProps {
  kind: TypedKind
  /** For a field that has a calendar: the days in it that can be selected. */
  calendarLimits?: DateLimits
  trailing?: ReactNode
}

/** A field of a desk in which a value is typed. */
export function TypedField({ kind, calendarLimits, trailing, ...props }: Props) {
  const { label, ok, help, hint, below, optional, markRequired, className, min: _, max: __, ...rest } = props
  const { name, value, onChange, onBlur, ref, readOnly, error: found, ...attributes } = rest
  const typed = useTyped(kind, { name, value, onChange, onBlur, ref, readOnly })
  const error = typed.unknown ?? found ?? typed.problem
  return (
    <Field {...{ label, error, ok, help, hint, below, optional, markRequired, className }}>
      {(control) => (
        <div className={controlFrame(Boolean(error))}>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={kind.placeholder}
            className={cn(controlInput, 'tnum', calendarLimits && 'pe-1')}
            {...attributes}
            {...typed.input}
            {...control}
          />
          {calendarLimits && !readOnly && (
            <CalendarButton
              label={label}
              className="me-1.5"
              disabled={attributes.disabled}
              typed={typed}
              limits={calendarLimits}
            />
          )}
          {trailing}
        </div>
      )}
    </Field>
  )
}
