import type { HTMLAttributes } from 'react'
import { cn } from '#lib/cn.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article'
}

export const Card = ({ className, as: As = 'section', ...rest }: CardProps) => (
  <As className={cn('rounded-lg border border-line bg-surface shadow-1', className)} {...rest} />
)
