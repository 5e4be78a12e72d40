import { type ReactNode, use } from 'react'
import { cn } from '#lib/cn.ts'
import { MenuPartsContext } from './menuParts.ts'

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** A letter that selects this item while the menu is open. */
  shortcut?: string
  onSelect: () => void
  className?: string
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, danger, disabled = false, shortcut, onSelect, className, children } = props
  const parts = use(MenuPartsContext)
  return (
    parts && (
      <parts.Item
        disabled={disabled}
        aria-keyshortcuts={shortcut}
        onSelect={() => parts.choose(onSelect)}
        className={cn(
          'flex h-8 cursor-default items-center gap-2.5 rounded-xs px-2 text-sm outline-none max-md:h-11 max-md:text-base',
          'data-[disabled]:opacity-50',
          danger
            ? 'text-bad-ink data-[highlighted]:bg-bad-tint'
            : 'data-[highlighted]:bg-brand-tint data-[highlighted]:text-brand-ink',
          className,
        )}
      >
        {icon}
        {children}
        {shortcut && <kbd className="ms-auto font-sans text-xs text-ink-3">{shortcut}</kbd>}
      </parts.Item>
    )
  )
}
