import { useEffect, useState } from 'react'

interface FetchedCode<Code> {
  /** Undefined until it has loaded. */
  code: Code | undefined
  hasFailed: boolean
  retry: () => void
}

/** A hook for code that is fetched when it is first used, and then kept as long as the page is open. */
export function fetchedCode<Code>(load: () => Promise<Code>): () => FetchedCode<Code> {
  let fetched: Code | undefined
  return function useFetchedCode() {
    const [code, setCode] = useState(() => fetched)
    const [hasFailed, setHasFailed] = useState(false)
    useEffect(() => {
      if (code || hasFailed) return
      let isUsed = true
      const keep = (loaded: Code) => {
        fetched = loaded
        if (isUsed) setCode(() => loaded)
      }
      load().then(keep, () => isUsed && setHasFailed(true))
      return () => {
        isUsed = false
      }
    }, [code, hasFailed])
    return { code, hasFailed, retry: () => setHasFailed(false) }
  }
}
