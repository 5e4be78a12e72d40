import type { Ref, TextareaHTMLAttributes } from 'react'
import { controlFrame } from './controlClass.ts'
import { Field, type FieldOptions } from './Field.tsx'

interface TextAreaFieldProps
  extends FieldOptions,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextAreaField({
  label,
  error,
  ok,
  help,
  hint,
  below,
  optional,
  markRequired,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, error, ok, help, hint, below, optional, markRequired, className }}>
      {(control) => (
        <div className={controlFrame(Boolean(error))}>
          <textarea
            rows={3}
            className="min-h-24 min-w-0 flex-1 resize-y rounded-md bg-transparent px-3.5 py-2.5 text-md text-ink outline-none placeholder:text-ink-3 max-md:text-lg"
            {...area}
            {...control}
          />
        </div>
      )}
    </Field>
  )
}
