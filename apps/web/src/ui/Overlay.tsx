import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { dialogFooterClass } from './dialogClass.ts'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export interface OverlayProps {
  title: ReactNode
  description?: ReactNode
  /** Between the title and the close button. */
  head?: ReactNode
  /** Buttons and links. */
  footer?: ReactNode
  /** Unsaved input would be lost, so Esc and a click outside do nothing. */
  locked?: boolean
  /** A request is in progress, so nothing closes the dialog until there is a response. */
  busy?: boolean
  onClose: () => void
  children: ReactNode
}

/** A control marked with data-autofocus has the focus first, otherwise the dialog itself. */
function startIn(dialog: HTMLElement) {
  const start = dialog.querySelector<HTMLElement>('[data-autofocus]:enabled')
  if (start) start.focus()
  else dialog.focus()
  if (start instanceof HTMLInputElement) start.select()
}

interface OverlayShellProps {
  className: string
  /** Whether Esc and a click outside are disabled, and whether the dialog can't be closed at all. */
  isLocked: () => boolean
  isBusy: () => boolean
  describedBy: boolean
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  onClose: () => void
  /** An OverlayContent. */
  children: ReactNode
}

/** The empty frame of dialogs and side panels. Focus moves into it, stays in it and returns. */
export function OverlayShell(props: OverlayShellProps) {
  const { className, isLocked, isBusy, describedBy, onKeyDown, onClose, children } = props
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => {
    if (isLocked() || isBusy()) event.preventDefault()
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && !isBusy() && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={className}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusReturn.remember()
            if (event.currentTarget instanceof HTMLElement) startIn(event.currentTarget)
          }}
          onCloseAutoFocus={focusReturn.giveBack}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          onKeyDown={onKeyDown}
          {...(!describedBy && { 'aria-describedby': undefined })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Title, close button, scrolling body and footer. */
export const OverlayContent = ({
  title,
  description,
  head,
  footer,
  busy = false,
  children,
}: Omit<OverlayProps, 'locked' | 'onClose'>) => (
  <>
    <div className="flex items-start gap-4 border-b border-line px-6 py-4 max-md:px-4">
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-xl font-title">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-0.5 text-sm text-ink-2">{description}</Radix.Description>
        )}
      </div>
      {head}
      <Radix.Close asChild>
        <IconButton label={m.close()} disabled={busy} className="-me-2">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </div>
    <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    {footer && <div className={dialogFooterClass}>{footer}</div>}
  </>
)

/** A dialog or side panel with one content. */
export function Overlay({
  className,
  locked = false,
  onClose,
  ...content
}: OverlayProps & { className: string }) {
  const { busy = false, description } = content
  return (
    <OverlayShell
      className={className}
      isLocked={() => locked}
      isBusy={() => busy}
      describedBy={Boolean(description)}
      onClose={onClose}
    >
      <OverlayContent {...content} />
    </OverlayShell>
  )
}
