import { useSearchParams } from 'react-router'

/** The row that is open beside a list, named by the URL as notifications link it; Back closes it. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams()
  const show = (id: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (id) after.set(name, id)
        else after.delete(name)
        return after
      },
      // From one to the next is no step to go back.
      { replace: !id || params.has(name) },
    )
  return { opened: params.get(name), open: (id: string) => show(id), close: () => show(null) }
}
