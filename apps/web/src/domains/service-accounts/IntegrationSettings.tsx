import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { AccountItem } from './AccountItem.tsx'
import { m } from './messages.ts'

const AccountDialog = lazyDialog(() => import('./AccountDialog.tsx'), 'AccountDialog')

/** `/app/settings/integrations`: the programs that use the API. */
export function IntegrationSettings() {
  useDocumentTitle(m.integrations())
  const [page, setPage] = usePageParam('page')
  const [adding, setAdding] = useState(false)
  const accounts = useRead('listServiceAccounts', { page })
  return (
    <SettingsCard
      title={m.serviceAccounts()}
      hint={m.aboutServiceAccounts()}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {m.addServiceAccount()}
        </Button>
      }
    >
      <ListRows
        query={accounts}
        onPage={setPage}
        failure={m.weCouldntLoadTheServiceAccounts()}
        empty={
          <Empty kind="none" title={m.noServiceAccountsYet()}>
            {m.noServiceAccountsYetAdvice()}
          </Empty>
        }
      >
        {(items) => (
          <ul aria-label={m.serviceAccounts()} className="divide-y divide-line rounded-md border border-line">
            {items.map((account) => (
              <AccountItem key={account.id} account={account} />
            ))}
          </ul>
        )}
      </ListRows>
      <p className="mt-4">
        <a href="/api/v1/openapi.json" className={buttonClass('secondary', 'md')}>
          {m.apiDescription()}
        </a>
      </p>
      {adding && <AccountDialog onClose={() => setAdding(false)} />}
    </SettingsCard>
  )
}
