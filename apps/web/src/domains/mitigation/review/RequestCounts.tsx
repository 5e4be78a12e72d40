import type { MitigationStatus } from '@campanile/contract/mitigation.ts'
import { CountStrip } from '../CountStrip.tsx'

interface Counts {
  total: number
  pending: number
  approved: number
  rejected: number
}

interface RequestCountsProps {
  counts: Counts | undefined
  status: MitigationStatus | undefined
  /** '' for all. */
  onStatus: (status: MitigationStatus | '') => void
}

/** How many of the decisions came out so. */
const shareNote = (part: number, { approved, rejected }: Counts) =>
  approved + rejected === 0 ? undefined : `${Math.round((part / (approved + rejected)) * 100)}% of decisions`

export const RequestCounts = ({ counts, status, onStatus }: RequestCountsProps) => (
  <CountStrip
    label="Requests by status"
    chosen={status ?? 'all'}
    onChoose={(value) => onStatus(value === 'all' ? '' : value)}
    counts={[
      { value: 'all', label: 'Total', count: counts?.total },
      { value: 'pending', label: 'Pending', count: counts?.pending },
      {
        value: 'approved',
        label: 'Approved',
        count: counts?.approved,
        note: counts && shareNote(counts.approved, counts),
      },
      {
        value: 'rejected',
        label: 'Rejected',
        count: counts?.rejected,
        note: counts && shareNote(counts.rejected, counts),
      },
    ]}
  />
)
