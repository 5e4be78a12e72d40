import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePaused } from '#lib/usePaused.ts'
import type { ComboOption } from '#ui/ComboField.tsx'
import { fits } from './fits.ts'
import { keepReference, type ReferenceName, useReferences } from './references.ts'

/** Milliseconds of silence after which typing becomes a search. */
const pause = 200

/**
 * The rows of this kind that match the text typed into a combo field. Until a search has returned, matching
 * rows of the previous one are offered, so that Enter never selects a wrong one.
 */
export function useTypedReferences(of: ReferenceName) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const search = usePaused(typed, pause)
  const { data, isPlaceholderData } = useReferences(of, search ?? '', { enabled: search !== undefined })
  const settled = search === typed && !isPlaceholderData
  const fitting = data?.filter((option) => fits(option, typed ?? ''))
  const waiting = !settled && fitting?.length === 0
  /** The name of the selected row is known at once. */
  const keep = (option: ComboOption) => {
    const reference = data?.find(({ value }) => value === option.value)
    if (reference) keepReference(client, of, reference)
  }
  return { options: waiting ? undefined : fitting, onType: setTyped, keep }
}
