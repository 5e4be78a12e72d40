import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { dialogFooterClass } from './dialogClass.ts'
import { IconButton } from './IconButton.tsx'
import { overlayClass } from './overlayClass.ts'
import { useFocusReturn } from './useFocusReturn.ts'

interface SidePanelProps {
  open: boolean
  onClose: () => void
  /** States the object. */
  title: ReactNode
  description?: ReactNode
  /** Buttons and links. */
  footer?: ReactNode
  /** Room for two columns. */
  wide?: boolean
  /** While work would be lost, Esc and a click beside the panel do nothing. */
  locked?: boolean
  children: ReactNode
}

/** All about one thing of the page behind: a drawer at the right of a desk, a sheet on a phone. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, description, footer, wide = false, locked = false, children } = props
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => {
    if (locked) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          className={cn(
            'fixed z-50 flex flex-col bg-raised shadow-3 outline-none dark:ring-1 dark:ring-line',
            'md:inset-y-0 md:right-0 md:data-[state=open]:animate-panel',
            wide ? 'md:w-[min(820px,calc(100vw-48px))]' : 'md:w-[400px]',
            'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-2xl max-md:data-[state=open]:animate-sheet',
          )}
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
