import { type ReactNode, type Ref, useRef, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'

const PopoverPanel = lazyDialog(() => import('./PopoverPanel.tsx'), 'PopoverPanel')

interface TriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

interface PopoverButtonProps {
  button: (props: TriggerProps) => ReactNode
  /** Accessible name of the panel. */
  label: string
  className: string
  /** Its position, if there is space. */
  side?: 'top' | 'bottom'
  /** `close` returns the focus to the button; its callback runs after that, for example to open a dialog. */
  children: (close: (then?: () => void) => void) => ReactNode
}

/** A button with a panel that opens below or above it. */
export function PopoverButton({ button, label, className, side = 'bottom', children }: PopoverButtonProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const after = useRef<() => void>(undefined)
  const close = (then?: () => void) => {
    after.current = then
    setOpen(false)
  }
  const closed = () => {
    const act = after.current
    after.current = undefined
    trigger.current?.focus()
    act?.()
  }
  return (
    <>
      {button({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <PopoverPanel
          anchor={trigger}
          label={label}
          className={className}
          side={side}
          onClose={() => close()}
          onClosed={closed}
        >
          {children(close)}
        </PopoverPanel>
      )}
    </>
  )
}
