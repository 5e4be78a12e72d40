import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import { MenuChoiceContext } from './menuChoice.ts'
import { floatingClass } from './overlayClass.ts'

interface MenuProps {
  /** One button. */
  trigger: ReactNode
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A button that opens a list of acts; arrow keys move in it. It stays in its landmark, unlike a portal. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)
  // A dialog that an act opens can then give the focus back to the button.
  const actAfterClosing = (event: Event) => {
    const act = chosen.current
    if (!act) return
    event.preventDefault()
    chosen.current = undefined
    button.current?.focus()
    act()
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={actAfterClosing}
        className={cn(floatingClass, 'min-w-44 rounded-md p-1', className)}
      >
        <MenuChoiceContext
          value={(act) => {
            chosen.current = act
          }}
        >
          {children}
        </MenuChoiceContext>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
