import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What the printer gets instead of the page while this stands. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(<div className="print-sheet">{children}</div>, document.body)
