import { useEffect } from 'react'
import { fetchPage } from './api.ts'

/** Milliseconds between checks. */
const every = 10 * 60_000

const scriptOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src')

/** For unattended pages: reloads the page once the server serves another version. */
export function useReloadOnNewVersion() {
  useEffect(() => {
    const ours = scriptOf(document)
    const look = async () => {
      const html = await fetchPage(location.pathname)
      const theirs = html && scriptOf(new DOMParser().parseFromString(html, 'text/html'))
      if (ours && theirs && theirs !== ours) location.reload()
    }
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [])
}
