import { useLocation, useSearchParams } from 'react-router'

/**
 * The URL's parameters and a function to change them. Changes apply to the current parameters, not to those
 * last rendered, so that the second of two quick changes keeps the first.
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
