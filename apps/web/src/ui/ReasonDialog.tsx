import { type ReactNode, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { m } from './messages.ts'
import { TextAreaField } from './TextAreaField.tsx'

interface ReasonDialogProps
  extends Pick<
    Parameters<typeof FormDialog>[0],
    'title' | 'description' | 'verb' | 'busyLabel' | 'destructive' | 'keepsFailed' | 'onClose'
  > {
  label?: string
  help?: string
  maxLength?: number
  /** The text may be left out. */
  optional?: boolean
  /** Shown at the field if a required text is missing. */
  missing?: string
  busy: boolean
  error: unknown
  /** The title of the error message. */
  failed: string
  /** Receives the trimmed text; empty only if it is optional. */
  onSubmit: (reason: string) => void
  /** Above the field. */
  note?: ReactNode
  /** Below the field. */
  children?: ReactNode
}

/** Asks for a reason, or another short text, before an action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label = m.reason(), help, maxLength = 500, optional = false, missing = m.enterReason() } = props
  const { onSubmit, note, children, ...dialog } = props
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const reason = text.trim()
  const isMissing = reason === '' && !optional
  return (
    <FormDialog
      {...dialog}
      dirty={reason !== ''}
      onSubmit={() => {
        setSubmitted(true)
        if (!isMissing) onSubmit(reason)
      }}
    >
      {note}
      <TextAreaField
        label={label}
        optional={optional}
        help={help}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={submitted && isMissing ? missing : undefined}
      />
      {children}
    </FormDialog>
  )
}
