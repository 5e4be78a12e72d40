import { useSearchParams } from 'react-router'

/** The request that is open beside a list: `?request=` in the URL, as notifications link to it. */
export function useOpenRequest() {
  const [params, setParams] = useSearchParams()
  const set = (requestId: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (requestId) after.set('request', requestId)
        else after.delete('request')
        return after
      },
      { replace: requestId === undefined },
    )
  return [params.get('request'), set] as const
}
