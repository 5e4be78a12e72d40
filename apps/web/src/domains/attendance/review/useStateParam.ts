import { useSearchParams } from 'react-router'

/** Whether a list shows what is settled; `?name=settled` in the URL. Its page starts anew. */
export function useStateParam(name: string) {
  const [params, setParams] = useSearchParams()
  const set = (settled: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(`${name}-page`)
        if (settled) after.set(name, 'settled')
        else after.delete(name)
        return after
      },
      { replace: true },
    )
  return [params.get(name) === 'settled', set] as const
}
