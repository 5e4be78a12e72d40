import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'

/** What holds the panel in its place is fetched when one is first opened. */
const PopoverPanel = lazyScreen(() => import('./PopoverPanel.tsx'), 'PopoverPanel')
export const loadPopovers = PopoverPanel.load

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
  /** `close` gives the focus back to the button; what is passed to it happens after that, a dialog for example. */
  children: (close: (then?: () => void) => void) => ReactNode
}

/** A button with a panel that opens below it. */
export function PopoverButton({ button, label, className, children }: PopoverButtonProps) {
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
      <Suspense fallback={null}>
        {open && (
          <PopoverPanel
            anchor={trigger}
            label={label}
            className={className}
            onClose={() => close()}
            onClosed={closed}
          >
            {children(close)}
          </PopoverPanel>
        )}
      </Suspense>
    </>
  )
}
