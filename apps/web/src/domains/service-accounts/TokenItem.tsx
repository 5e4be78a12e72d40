import type { ServiceToken } from '@campanile/contract/service-accounts/service-accounts.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const ReplaceTokenDialog = lazyDialog(() => import('./ReplaceTokenDialog.tsx'), 'ReplaceTokenDialog')

function RevokeDialog({ token: { id, start }, onClose }: { token: ServiceToken; onClose: () => void }) {
  return (
    <ActDialog
      title={m.revokeTokenQuestion({ start })}
      verb={m.revokeToken()}
      busyLabel={m.revoking()}
      destructive
      act={useAct('revokeServiceToken')}
      input={{ tokenId: id }}
      done={m.tokenIsRevoked()}
      failed={m.theTokenWasNotRevoked()}
      onClose={onClose}
    >
      {m.aboutRevoking()}
    </ActDialog>
  )
}

/** One token: its beginning, how long it works, when it was used, and how to replace or revoke it. */
export function TokenItem({ token }: { token: ServiceToken }) {
  const { date, dateTime } = useTimeFormat()
  const [dialog, setDialog] = useState<'replace' | 'revoke'>()
  const close = () => setDialog(undefined)
  const { start, state, expiresAt, lastUsedAt } = token
  const works = state === 'active'
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 max-sm:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="break-all text-sm">
            {m.tokenStart({ start })}
          </code>
          {state === 'revoked' && <Chip glyph="cross">{m.revoked()}</Chip>}
          {state === 'expired' && <Chip glyph="clock">{m.expired()}</Chip>}
        </p>
        <p className="tnum text-sm text-ink-3">
          {works && `${m.expires({ date: date(expiresAt) })} · `}
          {state === 'expired' && `${m.expiredOn({ date: date(expiresAt) })} · `}
          {lastUsedAt ? m.lastUsed({ time: dateTime(lastUsedAt) }) : m.notUsedYet()}
        </p>
      </div>
      {works && (
        <div className="flex gap-2">
          <Button aria-label={m.replaceTokenNamed({ start })} onClick={() => setDialog('replace')}>
            {m.replace()}
          </Button>
          <Button
            variant="danger"
            aria-label={m.revokeTokenNamed({ start })}
            onClick={() => setDialog('revoke')}
          >
            {m.revoke()}
          </Button>
        </div>
      )}
      {dialog === 'replace' && <ReplaceTokenDialog token={token} onClose={close} />}
      {dialog === 'revoke' && <RevokeDialog token={token} onClose={close} />}
    </li>
  )
}
