import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { Chip } from '#ui/Chip.tsx'
import { requestLooks } from '#ui/requestLooks.ts'

/** Whether a colleague accepted to cover a session. */
export function CoverChip({ answer }: Pick<CoverRequest, 'answer'>) {
  if (answer === null) return <Chip {...requestLooks.pending}>Not answered</Chip>
  return answer === 'accepted' ? (
    <Chip {...requestLooks.approved}>Accepted</Chip>
  ) : (
    <Chip {...requestLooks.rejected}>Declined</Chip>
  )
}
