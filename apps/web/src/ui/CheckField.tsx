import { type InputHTMLAttributes, type Ref, useId } from 'react'

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: string
  help?: string
  ref?: Ref<HTMLInputElement>
}

export function CheckField({ label, help, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 size-5 shrink-0 rounded-xs accent-brand-mid"
        {...input}
      />
      <div>
        <label htmlFor={id} className="block text-base font-label text-ink">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="mt-0.5 text-sm text-ink-3">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
