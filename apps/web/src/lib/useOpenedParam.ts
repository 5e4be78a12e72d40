import { useSearchParams } from 'react-router'

/** Something of many that a link has opened, named by its id in the URL; closing it takes it out again. */
export function useOpenedParam(name: string) {
  const [params, setParams] = useSearchParams()
  const close = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(name)
        return after
      },
      { replace: true },
    )
  return { opened: params.get(name), close }
}
