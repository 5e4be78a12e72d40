import { CountStrip } from './CountStrip.tsx'
import { m } from './messages.ts'
import { requestLooks } from './requestLooks.ts'

type Status = keyof typeof requestLooks

interface RequestCountsProps<Other extends string> {
  words: Record<Status | Other, string>
  counts: Record<Status | Other | 'total', number> | undefined
  /** '' for all. */
  status: string
  onStatus: (status: Status | Other | '') => void
  /** The label of the number. */
  notes?: Partial<Record<Status, string>> | undefined
  /** Further states, so that the numbers add up to the total. */
  others?: readonly Other[]
}

/** The number of requests in each status, above the list for those who decide them. */
export const RequestCounts = <Other extends string = never>({
  words,
  counts,
  status,
  onStatus,
  notes,
  others = [],
}: RequestCountsProps<Other>) => (
  <CountStrip
    label={m.requestsByStatus()}
    chosen={status}
    onChoose={onStatus}
    counts={[
      { value: '', label: m.total(), count: counts?.total },
      { value: 'pending', label: words.pending, count: counts?.pending, ...requestLooks.pending },
      {
        value: 'approved',
        label: words.approved,
        count: counts?.approved,
        note: notes?.approved,
        ...requestLooks.approved,
      },
      {
        value: 'rejected',
        label: words.rejected,
        count: counts?.rejected,
        note: notes?.rejected,
        ...requestLooks.rejected,
      },
      ...others.map((value) => ({ value, label: words[value], count: counts?.[value] })),
    ]}
  />
)
