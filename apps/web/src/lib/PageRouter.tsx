import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import { pageHistory } from './pageHistory.ts'

/** Renders the page's history. A screen stays until the code of the next one has loaded. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setShown] = useState(pageHistory.shown)
  useLayoutEffect(() => pageHistory.listen((shown) => startTransition(() => setShown(shown))), [])
  return (
    <Router location={location} navigationType={action} navigator={pageHistory.navigator}>
      {children}
    </Router>
  )
}
