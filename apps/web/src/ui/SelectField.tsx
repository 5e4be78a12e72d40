import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { cn } from '#lib/cn.ts'
import { controlFrame, controlInput } from './controlClass.ts'
import { Field, type FieldOptions } from './Field.tsx'
import type { Option } from './option.ts'

interface SelectFieldProps extends FieldOptions, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  options: readonly Option[]
  ref?: Ref<HTMLSelectElement>
}

/** A choice inside a form: the browser's own list, which phones and keyboards know best. */
export function SelectField({
  label,
  error,
  ok,
  help,
  hint,
  below,
  optional,
  markRequired,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, error, ok, help, hint, below, optional, markRequired, className }}>
      {(control) => (
        <div className={controlFrame(Boolean(error))}>
          <select className={cn(controlInput, 'appearance-none pe-10')} {...select} {...control}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value} className="bg-raised">
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            className="pointer-events-none absolute inset-e-3.5 text-ink-3"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  )
}
