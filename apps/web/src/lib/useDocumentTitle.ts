import { useEffect } from 'react'

/** "User Management · Campanile" while the screen stands. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Campanile`
  }, [title])
}
