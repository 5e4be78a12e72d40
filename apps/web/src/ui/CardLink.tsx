import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'

interface CardLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** In the heading of a card: a link to the complete list. */
export const CardLink = ({ to, className, children }: CardLinkProps) => (
  <Link
    to={to}
    className={cn('py-1 text-sm font-label text-brand-ink hover:underline max-md:py-2.5', className)}
  >
    {children}
  </Link>
)
