import { useSearchParams } from 'react-router'

const name = 'request'

/** The request that is open, named by the URL as notifications link it; Back closes it. */
export function useOpenedRequest() {
  const [params, setParams] = useSearchParams()
  const show = (requestId: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (requestId) after.set(name, requestId)
        else after.delete(name)
        return after
      },
      // From one to the next is no step to go back.
      { replace: !requestId || params.has(name) },
    )
  return { opened: params.get(name), open: (requestId: string) => show(requestId), close: () => show(null) }
}
