import { useUrlParams } from '#lib/useUrlParams.ts'

/** Whether a list shows decided items; `?name=settled` in the URL. Its page starts again. */
export function useStateParam(name: string) {
  const [params, change] = useUrlParams()
  const set = (settled: boolean) =>
    change((now) => {
      now.delete(`${name}-page`)
      if (settled) now.set(name, 'settled')
      else now.delete(name)
    })
  return [params.get(name) === 'settled', set] as const
}
