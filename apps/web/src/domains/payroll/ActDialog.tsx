import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface ActDialogProps {
  title: string
  description?: ReactNode
  verb: string
  busyLabel: string
  destructive?: boolean
  /** Whether the fields are complete; says so at them if not. */
  isReady?: () => boolean
  /** Throws when the server refuses. */
  onAct: () => Promise<unknown>
  onClose: () => void
  /** Fields. */
  children?: ReactNode
}

/** An act on pay, with its fields; closes once it is done. */
export function ActDialog(props: ActDialogProps) {
  const {
    title,
    description,
    verb,
    busyLabel,
    destructive = false,
    isReady,
    onAct,
    onClose,
    children,
  } = props
  const form = useId()
  const act = useMutation({ mutationFn: onAct, onSuccess: onClose })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady?.() ?? true) act.mutate()
  }
  return (
    <Dialog
      busy={act.isPending}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button size="lg" disabled={act.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant={destructive ? 'destructive' : 'primary'}
            type="submit"
            form={form}
            busy={act.isPending}
            busyLabel={busyLabel}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {act.error && (
          <Alert tone="bad" takesFocus className="mb-4">
            {sentenceOf(act.error)}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}
