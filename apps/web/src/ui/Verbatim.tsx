import type { ReactNode } from 'react'

interface VerbatimProps {
  /** On a line of its own, which is cut at the end of the text where there is no room. */
  block?: boolean
  children: ReactNode
}

/** A code, number or address, which is read from left to right whichever way the page is. */
export const Verbatim = ({ block, children }: VerbatimProps) => (
  <bdi dir="ltr" className={block ? 'block truncate rtl:text-end' : undefined}>
    {children}
  </bdi>
)
