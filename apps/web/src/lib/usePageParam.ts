import { lastPage } from './listParams.ts'
import { useUrlParams } from './useUrlParams.ts'

/** The page of a list that shares its screen with others, kept in the URL under its own name. */
export function usePageParam(name: string) {
  const [params, change] = useUrlParams()
  const asked = Number(params.get(name))
  const setPage = (page: number) =>
    change((now) => (page > 1 ? now.set(name, String(page)) : now.delete(name)))
  return [Number.isInteger(asked) && asked > 0 ? Math.min(asked, lastPage) : 1, setPage] as const
}
