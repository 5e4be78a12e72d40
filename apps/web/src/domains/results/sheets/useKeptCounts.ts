import { useQuery } from '@tanstack/react-query'
import { useUser } from '#lib/session.ts'
import { countKeptMarks } from '../sheet/keptMarks.ts'
import { keptMarksKey } from '../sheet/useKeptQueue.ts'

/** The number of marks waiting on this device, by sheet. */
export function useKeptCounts(): Record<string, number> {
  const { id } = useUser()
  return useQuery({ queryKey: keptMarksKey(id), queryFn: () => countKeptMarks(id), staleTime: 0 }).data ?? {}
}
