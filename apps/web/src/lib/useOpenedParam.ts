import { useUrlParams } from './useUrlParams.ts'

/** The one of many that is open, named by the URL as notifications link it; Back closes it. */
export function useOpenedParam(name: string) {
  const [params, change] = useUrlParams()
  return {
    opened: params.get(name),
    // From one to the next is no step to go back.
    open: (id: string) => change((now) => now.set(name, id), { replace: params.has(name) }),
    close: () => change((now) => now.delete(name)),
  }
}
