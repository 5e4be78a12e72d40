import { isSearchable, maxSearchLength } from '@campanile/contract/search-fold.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePaused } from '#lib/usePaused.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 150

/** What the server finds for what is typed; what it found before stays until then. Each text has an answer of its own. */
export function useSearch(typed: string) {
  const text = typed.trim().slice(0, maxSearchLength)
  const settled = usePaused(text, pause)
  const isAsked = isSearchable(text)
  const query = useQuery({
    queryKey: ['search', settled],
    queryFn: ({ signal }) => api.search({ text: settled }, { signal }),
    enabled: isAsked && isSearchable(settled),
    placeholderData: keepPreviousData,
  })
  const isBehind = isAsked && (settled !== text || query.isFetching)
  return {
    hits: isAsked ? (query.data?.items ?? []) : [],
    isAsked,
    isBehind,
    error: isAsked && !isBehind ? query.error : null,
    retry: query.refetch,
  }
}
