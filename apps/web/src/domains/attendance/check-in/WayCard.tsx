import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'

interface WayCardProps {
  icon: LucideIcon
  title: string
  /** The required action of the student. */
  message: ReactNode
  /** The act, and what to do without it. */
  children?: ReactNode
}

/** One way to check in, before it starts. */
export const WayCard = ({ icon: Icon, title, message, children }: WayCardProps) => (
  <Card className="p-5 text-center">
    <span className="arch mx-auto grid h-[66px] w-[60px] place-items-center bg-brand-tint text-brand-ink">
      <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
    </span>
    <h2 className="mt-4 text-lg font-title">{title}</h2>
    <p className="mt-1 text-base text-ink-2">{message}</p>
    {children}
  </Card>
)
