import { DropdownMenu } from 'radix-ui'
import { type ReactNode, use } from 'react'
import { cn } from '#lib/cn.ts'
import { MenuChoiceContext } from './menuChoice.ts'

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  className?: string
  children: ReactNode
}

export function MenuItem({ icon, danger, disabled = false, onSelect, className, children }: MenuItemProps) {
  const choose = use(MenuChoiceContext)
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={() => choose(onSelect)}
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
    </DropdownMenu.Item>
  )
}
