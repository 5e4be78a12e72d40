import { type Webhook, webhookInput } from '@campanile/contract/webhooks/webhooks.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'

export type WebhookValues = z.output<typeof webhookInput>

/** A webhook that was saved; with its secret if it is new. */
interface Saved {
  webhook: Webhook
  secret?: string
}

const newWebhook: WebhookValues = { name: '', url: '', events: [], isOn: true }

const valuesOf = ({ name, url, events, isOn }: Webhook): WebhookValues => ({ name, url, events, isOn })

/** The form of a new webhook, or of `webhook`. */
export function useWebhookForm(webhook: Webhook | undefined, onSaved: (saved: Saved) => void) {
  const readNow = useReadNow()
  const create = useAct('createWebhook')
  const update = useAct('updateWebhook')
  return useVersionedForm<Webhook, WebhookValues, WebhookValues, Saved>({
    row: webhook,
    resolver: schemaResolver(webhookInput),
    blank: newWebhook,
    valuesOf,
    fields: ['name', 'url', 'events', 'isOn'],
    save: async (values, base) =>
      base
        ? { webhook: await update.mutateAsync({ webhookId: base.id, version: base.version, ...values }) }
        : create.mutateAsync(values),
    readTheirs: async ({ id }) => {
      const { items } = await readNow('listWebhooks', {})
      return items.find((it) => it.id === id)
    },
    onSaved: (saved) => onSaved('webhook' in saved ? saved : { webhook: saved }),
  })
}
