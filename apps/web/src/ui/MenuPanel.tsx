import { Anchor, Content, Item, Root, Separator } from '@radix-ui/react-menu'
import { type ReactNode, type RefObject, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import { pageDirection } from '#lib/locale.ts'
import { MenuPartsContext } from './menuParts.ts'
import { floatingClass } from './overlayClass.ts'

interface MenuPanelProps {
  anchor: RefObject<HTMLButtonElement | null>
  labelledBy: string
  /** The focus goes to the first item, not to the menu as a whole. */
  startsAtFirst: boolean
  align: 'start' | 'end'
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The open list of a Menu. It stays in its landmark, unlike a portal. */
export function MenuPanel(props: MenuPanelProps) {
  const { anchor, labelledBy, startsAtFirst, align, className, onClose, children } = props
  const chosen = useRef<() => void>(undefined)
  const leftByPointer = useRef(false)
  const hasStarted = useRef(false)
  // A dialog that an action opens can then give the focus back to the button.
  const actAfterClosing = (event: Event) => {
    event.preventDefault()
    if (!leftByPointer.current) anchor.current?.focus()
    chosen.current?.()
  }
  return (
    <Root open modal={false} dir={pageDirection()} onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Content
        aria-labelledby={labelledBy}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onFocus={({ target, currentTarget }) => {
          if (!startsAtFirst || hasStarted.current || target !== currentTarget) return
          hasStarted.current = true
          currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
        }}
        onKeyDownCapture={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return
          const items = event.currentTarget.querySelectorAll<HTMLElement>(
            '[aria-keyshortcuts]:not([data-disabled])',
          )
          const item = [...items].find(
            (it) => it.getAttribute('aria-keyshortcuts') === event.key.toUpperCase(),
          )
          if (!item) return
          event.preventDefault()
          event.stopPropagation()
          item.click()
        }}
        onInteractOutside={(event) => {
          // The button closes it itself.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          else leftByPointer.current = true
        }}
        onCloseAutoFocus={actAfterClosing}
        className={cn(floatingClass, 'min-w-44 rounded-md p-1', className)}
      >
        <MenuPartsContext
          value={{
            Item,
            Separator,
            choose: (act) => {
              chosen.current = act
            },
          }}
        >
          {children}
        </MenuPartsContext>
      </Content>
    </Root>
  )
}
