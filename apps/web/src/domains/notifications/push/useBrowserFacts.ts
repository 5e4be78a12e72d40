import { useEffect, useState } from 'react'
import { browserFacts, watchPermission } from './browserPush.ts'

/** What the browser says about itself; follows its own settings. */
export function useBrowserFacts() {
  const [facts, setFacts] = useState(browserFacts)
  useEffect(() => watchPermission(() => setFacts(browserFacts())), [])
  return { ...facts, read: () => setFacts(browserFacts()) }
}
