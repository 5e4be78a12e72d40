import { isSearchable, maxSearchLength } from '@campanile/contract/search/search-fold.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePaused } from '#lib/usePaused.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 150

/**
 * What the server finds for what is typed; what it found before stays until then. Each text has an answer of its own.
 * In a hurry the search does not wait for silence.
 */
export function useSearch(typed: string, hurried: boolean) {
  const text = typed.trim().slice(0, maxSearchLength)
  const paused = usePaused(text, pause)
  const asked = hurried ? text : paused
  const isAsked = isSearchable(text)
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) => ({ text: asked, ...(await api.search({ text: asked }, { signal })) }),
    enabled: isAsked && isSearchable(asked),
    placeholderData: keepPreviousData,
  })
  const answer = isAsked ? query.data : undefined
  const error = isAsked && asked === text ? query.error : null
  return {
    hits: answer?.items ?? [],
    /** The text that the hits belong to. */
    answered: answer?.text ?? '',
    isAsked,
    isBehind: isAsked && answer?.text !== text && !error,
    error,
    retry: query.refetch,
  }
}
