import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'

const longest = 1000

interface TextDialogProps {
  title: string
  description: string
  /** What it answers to. */
  quote?: string
  label: string
  /** Said when nothing is typed. */
  missing: string
  help: string
  verb: string
  busyLabel: string
  failed: string
  done: string
  error: unknown
  busy: boolean
  onSend: (text: string, onDone: () => void) => void
  onClose: () => void
}

/** A few sentences from one person to another. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, quote, label, missing, help, busy, error, onClose } = props
  const form = useId()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const said = text.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!said) return
    props.onSend(said, () => {
      void showToast({ type: 'success', title: props.done })
      onClose()
    })
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      locked={said !== ''}
      footer={
        <FormFooter
          form={form}
          verb={props.verb}
          busyLabel={props.busyLabel}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <form id={form} noValidate onSubmit={submit} className="px-6 py-5 max-md:px-4">
        {error ? <SaveFailed title={props.failed} error={error} /> : null}
        {quote && (
          <p className="mb-4 whitespace-pre-line break-words rounded-md bg-sunken px-3.5 py-3 text-base text-ink-2">
            {quote}
          </p>
        )}
        <TextAreaField
          label={label}
          rows={4}
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={tried && !said ? missing : undefined}
          help={help}
        />
      </form>
    </Dialog>
  )
}
