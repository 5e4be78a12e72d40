import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { type DialogSize, dialogClass, dialogFooterClass } from './dialogClass.ts'
import { IconButton } from './IconButton.tsx'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** States the object. */
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  /** Between the title and the close button. */
  head?: ReactNode
  /** Buttons; the primary one states the act. */
  footer?: ReactNode
  /** While work would be lost, Esc and a click beside the dialog do nothing. */
  locked?: boolean
  children: ReactNode
}

/** Modal for one decision. Focus goes to it, stays in it, and returns. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'sm',
    head,
    footer,
    locked = false,
    children,
  } = props
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => {
    if (locked) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={dialogClass(size)}
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
              <Radix.Title className="text-xl font-[620]">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-sm text-ink-2">{description}</Radix.Description>
              )}
            </div>
            {head}
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2">
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
