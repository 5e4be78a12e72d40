import { isSearchable, maxSearchLength } from '@campanile/contract/search/search-fold.ts'
import { useState } from 'react'
import { usePaused } from '#lib/usePaused.ts'
import { useRead } from '#lib/useRead.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 150

/**
 * The server's results for the typed text; earlier results stay visible until they arrive. Each text has its
 * own response. On Enter, the search doesn't wait for a pause in typing.
 */
export function useSearch(typed: string, hurried: boolean) {
  const text = typed.trim().slice(0, maxSearchLength)
  const paused = usePaused(text, pause)
  const asked = hurried ? text : paused
  const isAsked = isSearchable(text)
  const query = useRead('search', { text: asked }, { enabled: isAsked && isSearchable(asked) })
  const answer = isAsked ? query.data : undefined
  const [answered, setAnswered] = useState('')
  if (answer && !query.isPlaceholderData && answered !== asked) setAnswered(asked)
  const error = isAsked && asked === text ? query.error : null
  return {
    hits: answer?.items ?? [],
    /** The text that the hits belong to. */
    answered: answer ? answered : '',
    isAsked,
    isBehind: isAsked && (!answer || answered !== text) && !error,
    error,
    retry: query.refetch,
  }
}
