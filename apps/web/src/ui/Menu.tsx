import { Slot } from '@radix-ui/react-slot'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'

const MenuPanel = lazyDialog(() => import('./MenuPanel.tsx'), 'MenuPanel')

interface MenuProps {
  /** One button. */
  trigger: ReactNode
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A button that opens a list of actions; arrow keys move in it. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>()
  const toggle = (event: MouseEvent) =>
    setOpenedBy(openedBy ? undefined : event.detail === 0 ? 'keyboard' : 'pointer')
  const openByArrow = (event: KeyboardEvent) => {
    // A list that moves between its rows has used the key already.
    if (event.key !== 'ArrowDown' || event.defaultPrevented) return
    event.preventDefault()
    setOpenedBy('keyboard')
  }
  return (
    <>
      <Slot
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={openedBy !== undefined}
        onClick={toggle}
        onKeyDown={openByArrow}
      >
        {trigger}
      </Slot>
      {openedBy && (
        <MenuPanel
          anchor={button}
          labelledBy={id}
          startsAtFirst={openedBy === 'keyboard'}
          align={align}
          className={className}
          onClose={() => setOpenedBy(undefined)}
        >
          {children}
        </MenuPanel>
      )}
    </>
  )
}
