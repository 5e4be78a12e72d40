import type { ReactNode } from 'react'
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx'

interface EmptyProps {
  /** none: nothing yet. search: no match. error: it failed. done: all done. */
  kind: EmptyKind
  title: ReactNode
  /** Matches the surrounding headings. */
  heading?: 'h1' | 'h2' | 'h3'
  /** One sentence. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

export const Empty = ({ kind, title, heading: Heading = 'h2', children, action }: EmptyProps) => (
  <div className="flex flex-col items-center px-6 py-10 text-center">
    <EmptyArt kind={kind} />
    <Heading className="mt-4 text-md font-title">{title}</Heading>
    {children && <p className="mt-1 max-w-72 text-base text-ink-2">{children}</p>}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
)
