import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { dialogClass, dialogFooterClass } from './dialogClass.ts'
import { m } from './messages.ts'
import { overlayClass } from './overlayClass.ts'
import { SaveFailed } from './SaveFailed.tsx'
import { useFocusReturn } from './useFocusReturn.ts'

export interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The action, as a verb. */
  confirmLabel: string
  busyLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Colours the button red. */
  destructive?: boolean | undefined
  busy?: boolean
  /** It cannot be confirmed yet. */
  disabled?: boolean | undefined
  /** Why the last attempt failed. */
  error?: Error | null
  /** The title of the error message. */
  failed?: string | undefined
  /** Keeps that title even when the request was not answered. */
  keepsFailed?: boolean | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, busyLabel, onConfirm, onClose } = props
  const {
    cancelLabel = m.cancel(),
    destructive = false,
    busy = false,
    disabled,
    error,
    failed,
    keepsFailed = false,
  } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={dialogClass('sm')}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 pt-5 max-md:px-4">
            {error ? <SaveFailed title={failed} keepsTitle={keepsFailed} error={error} withFields /> : null}
            <Radix.Title className="text-xl font-title">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-base text-ink-2">{children}</div>
            </Radix.Description>
          </div>
          <div className={dialogFooterClass}>
            <Radix.Cancel asChild>
              <Button size="lg" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              size="lg"
              variant={destructive ? 'destructive' : 'primary'}
              disabled={disabled}
              busy={busy}
              busyLabel={busyLabel ?? confirmLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
