import type { ReactNode } from 'react'

interface VerbatimProps {
  /** On a separate line, which is cut at the end of the text if there is not enough space. */
  block?: boolean
  children: ReactNode
}

/** A code, number or address, which is read from left to right in both reading directions. */
export const Verbatim = ({ block, children }: VerbatimProps) => (
  <bdi dir="ltr" className={block ? 'block truncate rtl:text-end' : undefined}>
    {children}
  </bdi>
)
