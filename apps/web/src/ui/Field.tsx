import { type ReactNode, useId } from 'react'
import { cn } from '#lib/cn.ts'
import { FieldGlyph } from './FieldGlyph.tsx'
import { m } from './messages.ts'

/** Props of every kind of field, in addition to its control's own attributes. */
export interface FieldOptions {
  label: string
  /** One sentence that is wrong with the value. */
  error?: string | undefined
  /** One sentence that praises it. */
  ok?: string | undefined
  /** Keeps the message's space if there is none. */
  help?: ReactNode
  /** A link or note at the right of the label. */
  hint?: ReactNode
  /** Between the control and its message. */
  below?: ReactNode
  /** Required is the default. */
  optional?: boolean | undefined
  /** Shows the message anyway, if requested. */
  markRequired?: boolean | undefined
  className?: string | undefined
}

/** The attributes that tie a control to its label and message. */
interface ControlAttributes {
  id: string
  'aria-invalid': boolean
  'aria-required': true | undefined
  'aria-describedby': string
}

interface FieldProps extends FieldOptions {
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, control, then one message line that is always reserved, so that nothing shifts. */
export function Field(props: FieldProps) {
  const { label, error, ok, help, hint, below, optional, markRequired, className, children } = props
  const id = useId()
  const messageId = `${id}-message`
  const state = error ? 'bad' : 'ok'
  const message = error ?? ok
  return (
    <div className={cn('relative', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-label text-ink">
        {label}
        {(optional || markRequired) && (
          <span className="ms-1.5 font-normal text-ink-3">{optional ? m.optional() : m.required()}</span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-required': markRequired || undefined,
        'aria-describedby': messageId,
      })}
      {hint && <div className="absolute inset-e-0 top-0">{hint}</div>}
      {below}
      <p
        id={messageId}
        aria-live="polite"
        className={cn(
          'mt-1.5 flex min-h-[18px] items-center gap-1.5 text-sm',
          message ? (state === 'bad' ? 'text-bad-ink' : 'text-ok-ink') : 'text-ink-3',
        )}
      >
        {message ? (
          <>
            <FieldGlyph state={state} />
            {message}
          </>
        ) : (
          help
        )}
      </p>
    </div>
  )
}
