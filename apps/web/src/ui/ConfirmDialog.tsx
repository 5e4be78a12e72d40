import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { dialogClass, dialogFooterClass } from './dialogClass.ts'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  /** The act, as a verb. */
  confirmLabel: string
  /** The verb while it works. */
  busyLabel?: string
  cancelLabel?: string
  /** Colours the button red. */
  destructive?: boolean
  busy?: boolean
  /** Why the last try failed. */
  error?: string | undefined
  onConfirm: () => void
}

/** Asks before an act; Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, busyLabel, onConfirm } = props
  const { cancelLabel = 'Cancel', destructive = false, busy = false, error } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={dialogClass('sm')}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
        >
          <div className="px-6 pb-6 pt-5 max-md:px-4">
            <Radix.Title className="text-xl font-[620]">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-base text-ink-2">{children}</div>
            </Radix.Description>
            {error && (
              <Alert tone="bad" className="mt-4">
                {error}
              </Alert>
            )}
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
