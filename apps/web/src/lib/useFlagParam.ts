import { useSearchParams } from 'react-router'

/** Something that is open while `?name=1` stands in the URL, so that a link can open it and Back closes it. */
export function useFlagParam(name: string) {
  const [params, setParams] = useSearchParams()
  const set = (on: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (on) after.set(name, '1')
        else after.delete(name)
        return after
      },
      { replace: !on },
    )
  return [params.get(name) === '1', set] as const
}
