import { useSearchParams } from 'react-router'
import { lastPage } from './listParams.ts'

/** The page of a list that shares its screen with others, kept in the URL under a name of its own. */
export function usePageParam(name: string) {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get(name))
  const setPage = (page: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (page > 1) after.set(name, String(page))
        else after.delete(name)
        return after
      },
      { replace: true },
    )
  return [Number.isInteger(asked) && asked > 0 ? Math.min(asked, lastPage) : 1, setPage] as const
}
