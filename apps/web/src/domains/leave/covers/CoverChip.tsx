import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { Chip } from '#ui/Chip.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { m } from './messages.ts'

/** Whether a colleague has agreed to cover a session. */
export function CoverChip({ answer }: Pick<CoverRequest, 'answer'>) {
  if (answer === null) return <Chip {...requestLooks.pending}>{m.notAnswered()}</Chip>
  return answer === 'accepted' ? (
    <Chip {...requestLooks.approved}>{m.accepted()}</Chip>
  ) : (
    <Chip {...requestLooks.rejected}>{m.declined()}</Chip>
  )
}
