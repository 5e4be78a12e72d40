import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialogFooterClass } from './dialogClass.ts'
import { IconButton } from './IconButton.tsx'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export interface OverlayProps {
  title: ReactNode
  description?: ReactNode
  /** Between the title and the close button. */
  head?: ReactNode
  /** Buttons and links. */
  footer?: ReactNode
  /** Unsaved input would be lost: Esc and a click outside do nothing. */
  locked?: boolean
  /** A request is under way: nothing closes the dialog until it is answered. */
  busy?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The common frame of dialogs and side panels: title, close button, scrolling body, footer. Focus moves into
 * it, stays in it and returns.
 */
export function Overlay(props: OverlayProps & { className: string }) {
  const {
    title,
    description,
    head,
    footer,
    locked = false,
    busy = false,
    onClose,
    className,
    children,
  } = props
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => {
    if (locked || busy) event.preventDefault()
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={className}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusReturn.remember()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={focusReturn.giveBack}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-4 border-b border-line px-6 py-4 max-md:px-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-xl font-title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-sm text-ink-2">{description}</Radix.Description>
              )}
            </div>
            {head}
            <Radix.Close asChild>
              <IconButton label="Close" disabled={busy} className="-mr-2">
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && <div className={dialogFooterClass}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
