import { useUrlParams } from './useUrlParams.ts'

/** Something that is open while `?name=1` is in the URL, so that a link can open it and Back closes it. */
export function useFlagParam(name: string) {
  const [params, change] = useUrlParams()
  const set = (on: boolean) => change((now) => (on ? now.set(name, '1') : now.delete(name)), { replace: !on })
  return [params.get(name) === '1', set] as const
}
