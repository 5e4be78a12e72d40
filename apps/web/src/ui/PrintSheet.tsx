import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Printed instead of the page while this is mounted. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(<div className="print-sheet">{children}</div>, document.body)
