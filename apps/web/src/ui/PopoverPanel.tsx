import * as Popover from '@radix-ui/react-popover'
import type { ReactNode, RefObject } from 'react'
import { cn } from '#lib/cn.ts'
import { floatingClass } from './overlayClass.ts'

interface PopoverPanelProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  className: string
  side?: 'top' | 'bottom'
  /** Selects the element that receives the focus first; by default the first control. */
  startsOn?: string
  onClose: () => void
  /** The panel has closed. */
  onClosed: () => void
  children: ReactNode
}

/** The panel of a PopoverButton; Esc and a press elsewhere close it. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { anchor, label, className, side = 'bottom', startsOn, onClose, onClosed, children } = props
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          side={side}
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            const panel = event.currentTarget
            const start = startsOn && panel instanceof HTMLElement && panel.querySelector(startsOn)
            if (!(start instanceof HTMLElement)) return
            event.preventDefault()
            start.focus()
          }}
          onFocusOutside={(event) => {
            // A button that is disabled while it works loses the focus, and a dialog below then receives it,
            // although nobody moved it.
            if (event.detail.originalEvent.relatedTarget === null) event.preventDefault()
          }}
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
