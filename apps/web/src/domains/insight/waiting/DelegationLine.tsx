import type { Delegation } from '@campanile/contract/insight/waiting.ts'
import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'

/** The delegation of an item: from whom, to whom, and why. */
export function DelegationLine({ delegation: { to, by, reason } }: { delegation: Delegation }) {
  const { id } = useUser()
  const words =
    to.id === id
      ? m.delegatedToYou({ by: by.name, reason })
      : by.id === id
        ? m.youDelegated({ to: to.name, reason })
        : m.delegatedTo({ to: to.name, by: by.name, reason })
  return <span className="mt-0.5 block break-words text-sm text-info-ink">{words}</span>
}
