import { type ReactNode, use } from 'react'
import { cn } from '#lib/cn.ts'
import { MenuPartsContext } from './menuParts.ts'

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  className?: string
  children: ReactNode
}

export function MenuItem({ icon, danger, disabled = false, onSelect, className, children }: MenuItemProps) {
  const parts = use(MenuPartsContext)
  return (
    parts && (
      <parts.Item
        disabled={disabled}
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
      </parts.Item>
    )
  )
}
