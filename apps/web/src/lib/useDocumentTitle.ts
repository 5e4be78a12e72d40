import { useEffect } from 'react'

/** "User Management · Campanile" while the screen is mounted. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Campanile`
  }, [title])
}
