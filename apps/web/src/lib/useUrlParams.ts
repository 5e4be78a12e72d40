import { useLocation, useSearchParams } from 'react-router'

/**
 * The URL's parameters and how to change them. A change is made to those of the moment, not to those last shown:
 * of two quick ones, the second keeps the first.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const change = (edit: (now: URLSearchParams) => void, { replace = true } = {}) => {
    // The next screen's code may still be loading: earlier input must not navigate back.
    if (window.location.pathname !== pathname) return
    const now = new URLSearchParams(window.location.search)
    edit(now)
    setParams(now, { replace })
  }
  return [params, change] as const
}
