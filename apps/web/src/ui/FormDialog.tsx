import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogSize } from './dialogClass.ts'
import { m } from './messages.ts'
import type { OverlayProps } from './Overlay.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import { SidePanel } from './SidePanel.tsx'

interface FormDialogProps extends Pick<OverlayProps, 'title' | 'description' | 'head' | 'busy' | 'onClose'> {
  /** A side panel shows a long form beside the page. */
  as?: 'dialog' | 'panel' | 'wide-panel'
  size?: DialogSize
  /** The action, as a verb, and while it is under way. */
  verb: string
  busyLabel: string
  cancelLabel?: string
  /** The action of the left button, instead of closing. */
  onCancel?: () => void
  destructive?: boolean | undefined
  /** It cannot be submitted yet. */
  disabled?: boolean | undefined
  /** There is unsaved input. */
  dirty?: boolean
  /** Only files are still on their way, which continue after the dialog is closed. */
  uploading?: boolean
  /** Why the last attempt failed, unless fields explain it, and the failed action. */
  error?: unknown
  failed?: string | undefined
  keepsFailed?: boolean
  /** Also explains errors that belong to fields, because none are shown. */
  withFields?: boolean
  /** At the other end of the footer. */
  aside?: ReactNode
  /** Beside the form. */
  beside?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  children: ReactNode
}

/**
 * A form in a dialog. It cannot be closed while it is being submitted, nor by accident while it has unsaved
 * input.
 */
export function FormDialog(props: FormDialogProps) {
  const { as = 'dialog', size, verb, busyLabel, cancelLabel = m.cancel(), destructive, disabled } = props
  const {
    dirty = false,
    uploading = false,
    error,
    failed,
    keepsFailed = false,
    withFields = false,
    aside,
    beside,
    onSubmit,
    children,
  } = props
  const { title, description, head, busy = false, onClose, onCancel = onClose } = props
  const id = useId()
  const form = (
    <form
      id={id}
      noValidate
      className="px-6 py-5 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events of a portal to the form that rendered it, which would be submitted too.
        event.stopPropagation()
        if (!busy) void onSubmit(event)
      }}
    >
      {error ? (
        <SaveFailed title={failed} keepsTitle={keepsFailed} error={error} withFields={withFields} />
      ) : null}
      {children}
    </form>
  )
  const footer = (
    <>
      {aside && <div className="me-auto">{aside}</div>}
      <Button size="lg" disabled={busy && !uploading} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        size="lg"
        variant={destructive ? 'destructive' : 'primary'}
        type="submit"
        form={id}
        disabled={disabled}
        busy={busy}
        busyLabel={busyLabel}
      >
        {verb}
      </Button>
    </>
  )
  const frame = { title, description, head, footer, locked: dirty, busy: busy && !uploading, onClose }
  const body = beside ? (
    <div className="grid min-h-full md:grid-cols-narrow-aside">
      {form}
      {beside}
    </div>
  ) : (
    form
  )
  return as === 'dialog' ? (
    <Dialog {...frame} {...(size && { size })}>
      {body}
    </Dialog>
  ) : (
    <SidePanel {...frame} width={as === 'wide-panel' ? 'wide' : 'narrow'}>
      {body}
    </SidePanel>
  )
}
