import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { controlFrame, controlInput } from './controlClass.ts'
import { Field, type FieldOptions } from './Field.tsx'

interface TextFieldProps extends FieldOptions, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Inside the frame, after the input. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Takes react-hook-form's `register(...)` spread, or the caller's own value and handlers. */
export function TextField({
  label,
  error,
  ok,
  help,
  hint,
  below,
  optional,
  markRequired,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, error, ok, help, hint, below, optional, markRequired, className }}>
      {(control) => (
        <div className={controlFrame(Boolean(error))}>
          <input type="text" className={controlInput} {...input} {...control} />
          {trailing}
        </div>
      )}
    </Field>
  )
}
