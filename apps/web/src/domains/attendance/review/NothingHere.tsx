import type { ReactNode } from 'react'

/** Where a list of things to settle is empty, as it mostly is. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <p className="px-5 pb-5 pt-3 text-base text-ink-2 max-sm:px-4">{children}</p>
)
