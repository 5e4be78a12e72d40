import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'
import { WebhookItem } from './WebhookItem.tsx'

const WebhookDialog = lazyDialog(() => import('./WebhookDialog.tsx'), 'WebhookDialog')

/** `/app/settings/webhooks` */
export function WebhookSettings() {
  useDocumentTitle(m.webhooks())
  const [adding, setAdding] = useState(false)
  const query = useRead('listWebhooks', {})
  const { data } = query
  return (
    <SettingsCard
      title={m.webhooks()}
      hint={m.aboutWebhooks()}
      actions={
        data?.can.add && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            {m.addWebhook()}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={m.weCouldntLoadTheWebhooks()}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="none" title={m.noWebhooksYet()}>
              {m.noWebhooksYetAdvice()}
            </Empty>
          ) : (
            <ul aria-label={m.webhooks()} className="divide-y divide-line rounded-md border border-line">
              {data.items.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {adding && <WebhookDialog onClose={() => setAdding(false)} />}
    </SettingsCard>
  )
}
