import type { ServiceAccount } from '@campanile/contract/service-accounts/service-accounts.ts'
import { seriesWords } from '#lib/listWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { AccountActs } from './AccountActs.tsx'
import { m } from './messages.ts'
import { scopeWords } from './scopeWords.ts'
import { TokenItem } from './TokenItem.tsx'

const stateChips = {
  active: (
    <Chip tone="ok" glyph="tick">
      {m.active()}
    </Chip>
  ),
  'no-token': <Chip glyph="dash">{m.noTokens()}</Chip>,
  stopped: (
    <Chip tone="bad" glyph="cross">
      {m.stopped()}
    </Chip>
  ),
} satisfies Record<ServiceAccount['state'], React.ReactNode>

/** One service account: its scopes, its responsible admin, and its tokens. */
export function AccountItem({ account }: { account: ServiceAccount }) {
  const { name, scopes, responsible, state, tokens, can } = account
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="flex items-start gap-3 max-sm:flex-col">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-2 break-words text-base font-label">
            {name}
            {stateChips[state]}
          </h3>
          <p className="text-sm text-ink-2">{seriesWords(scopes.map(scopeWords))}</p>
          <p className="text-sm text-ink-3">
            {can.takeOver ? m.responsible({ name: responsible.name }) : m.youAreResponsible()}
          </p>
        </div>
        <AccountActs account={account} />
      </div>
      {state === 'stopped' && <Alert tone="warn">{m.stoppedAdvice({ name: responsible.name })}</Alert>}
      {tokens.length > 0 && (
        <ul
          aria-label={m.tokensOf({ name })}
          className="divide-y divide-line rounded-md border border-line bg-canvas"
        >
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
    </li>
  )
}
