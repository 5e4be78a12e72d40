import type { ReactNode } from 'react'

interface FigureProps {
  label: string
  children: ReactNode
}

/** One figure of a list of them. */
export const Figure = ({ label, children }: FigureProps) => (
  <div>
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="tnum text-xl font-title">{children}</dd>
  </div>
)
