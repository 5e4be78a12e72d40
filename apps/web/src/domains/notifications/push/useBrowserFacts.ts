import { useEffect, useState } from 'react'
import { browserFacts, watchPermission } from './browserPush.ts'

/** The browser's permission and support; follows changes of its settings. */
export function useBrowserFacts() {
  const [facts, setFacts] = useState(browserFacts)
  useEffect(() => watchPermission(() => setFacts(browserFacts())), [])
  return { ...facts, read: () => setFacts(browserFacts()) }
}
