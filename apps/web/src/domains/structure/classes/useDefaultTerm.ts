import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { defaultTermOf } from './defaultTerm.ts'

const hour = 3_600_000

/** The id of the term that a new class is most likely for; undefined until the terms are known. */
export function useDefaultTerm(): string | undefined {
  const today = useTimeFormat().dayOf(useNow(hour))
  const { data } = useRead('listTerms', { sort: '-firstDay', pageSize: 50 })
  return data && defaultTermOf(data.items, today)?.id
}
