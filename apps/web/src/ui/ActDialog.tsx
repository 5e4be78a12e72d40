import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { showToast } from './toast.ts'

/** The parts of a change (`useAct`) that a dialog needs. */
interface Act<Input, Output> {
  isPending: boolean
  error: Error | null
  reset: () => void
  mutate: (input: Input, callbacks: { onSuccess: (output: Output) => unknown }) => void
}

interface ActDialogProps<Input, Output>
  extends Omit<ConfirmDialogProps, 'busy' | 'error' | 'onConfirm' | 'confirmLabel'> {
  /** The action, as a verb. */
  verb: string
  act: Act<Input, Output>
  input: NoInfer<Input>
  /** Shown once it is done. */
  done?: string | ((output: Output) => string) | undefined
  /** Runs once it is done, instead of `onClose`. */
  onDone?: (output: Output) => unknown
}

/**
 * Asks before an action and performs it: waits for the response, shows why it failed, or confirms and closes.
 */
export function ActDialog<Input, Output>(props: ActDialogProps<Input, Output>) {
  const { verb, act, input, done, onDone, ...dialog } = props
  const onSuccess = (output: Output) => {
    const title = typeof done === 'function' ? done(output) : done
    if (title) void showToast({ type: 'success', title })
    if (onDone) onDone(output)
    else dialog.onClose()
  }
  // A failure is not shown again when the dialog is opened again.
  const close = () => {
    act.reset()
    dialog.onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      onClose={close}
      confirmLabel={verb}
      busy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate(input, { onSuccess })}
    />
  )
}
