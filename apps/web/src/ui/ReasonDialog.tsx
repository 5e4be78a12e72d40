import { type ReactNode, useId, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { FormFooter } from './FormFooter.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import { TextAreaField } from './TextAreaField.tsx'

interface ReasonDialogProps {
  title: string
  description?: string
  /** On the button, and while it works. */
  verb: string
  busyLabel: string
  destructive?: boolean
  label?: string
  help?: string
  maxLength?: number
  /** It may be left out. */
  optional?: boolean
  /** What is said when it was left out though it is needed. */
  missing?: string
  busy: boolean
  error: unknown
  /** The service message of the act, when it did not work. */
  failed: string
  /** Trimmed; empty only where it may be left out. */
  onSubmit: (reason: string) => void
  onClose: () => void
  /** Above the field. */
  note?: ReactNode
  /** Below the field. */
  children?: ReactNode
}

/** Asks why something is done before it is done. */
export function ReasonDialog({
  title,
  description,
  verb,
  busyLabel,
  destructive,
  label = 'Reason',
  help,
  maxLength = 500,
  optional = false,
  missing = 'Say why',
  busy,
  error,
  failed,
  onSubmit,
  onClose,
  note,
  children,
}: ReasonDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const said = reason.trim()
  const isMissing = said === '' && !optional
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      locked={said !== ''}
      footer={<FormFooter {...{ form, verb, busyLabel, busy, destructive }} onCancel={onClose} />}
    >
      <form
        id={form}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing) onSubmit(said)
        }}
      >
        {error ? <SaveFailed title={failed} error={error} /> : null}
        {note}
        <TextAreaField
          label={label}
          optional={optional}
          help={help}
          maxLength={maxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && isMissing ? missing : undefined}
        />
        {children}
      </form>
    </Dialog>
  )
}
