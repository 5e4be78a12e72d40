import * as Popover from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import { cn } from '#lib/cn.ts'
import { floatingClass } from './overlayClass.ts'

interface PopoverPanelProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  className: string
  onClose: () => void
  /** The panel is gone. */
  onClosed: () => void
  children: ReactNode
}

/** The panel of a PopoverButton; Esc and a press elsewhere close it. */
export function PopoverPanel({ anchor, label, className, onClose, onClosed, children }: PopoverPanelProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          onInteractOutside={(event) => {
            // The button closes it itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className={cn(floatingClass, className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
