import type { Identity } from '@campanile/contract/accounts/my-sign-in.ts'
import { Link2 } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'

interface IdentityItemProps {
  identity: Identity
  onUnlink: () => void
}

/** One account that signs in as oneself. */
export function IdentityItem({ identity, onUnlink }: IdentityItemProps) {
  const { dateWithYear } = useTimeFormat()
  const { provider, email, linkedAt, can } = identity
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-sm:flex-wrap">
      <Link2 size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base font-label">{email ?? provider}</p>
        <p className="text-sm text-ink-3">
          {email && `${provider} · `}linked on {dateWithYear(linkedAt)}
        </p>
        {!can.unlink && (
          <p className="text-sm text-ink-3">
            Your only way in. To unlink it, first set a password or add a passkey.
          </p>
        )}
      </div>
      {can.unlink && (
        <Button aria-label={`Unlink ${email ?? provider}`} onClick={onUnlink}>
          Unlink
        </Button>
      )}
    </li>
  )
}
