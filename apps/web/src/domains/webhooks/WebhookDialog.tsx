import type { Webhook } from '@campanile/contract/webhooks/webhooks.ts'
import { useState } from 'react'
import { seriesWords } from '#lib/listWords.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { EventFields } from './EventFields.tsx'
import { IssuedSecret } from './IssuedSecret.tsx'
import { m } from './messages.ts'
import { useWebhookForm, type WebhookValues } from './useWebhookForm.ts'
import { eventWords } from './webhookWords.ts'

interface WebhookDialogProps {
  /** Absent for a new webhook. */
  webhook?: Webhook
  onClose: () => void
}

const labels: Record<keyof WebhookValues, string> = {
  name: m.name(),
  url: m.address(),
  events: m.events(),
  isOn: m.on(),
}

const textOf = (values: WebhookValues, field: keyof WebhookValues) => {
  if (field === 'events') return seriesWords(values.events.map(eventWords))
  return field === 'isOn' ? (values.isOn ? m.on() : m.off()) : values[field]
}

/** The form of a webhook; a new one shows its secret afterwards. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [issued, setIssued] = useState<{ name: string; secret: string }>()
  const edit = useWebhookForm(webhook, ({ webhook: { name }, secret }) => {
    if (secret) return setIssued({ name, secret })
    void showToast({ type: 'success', title: m.nameIsSaved({ name }) })
    onClose()
  })
  if (issued) return <IssuedSecret {...issued} onClose={onClose} />
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <VersionedFormDialog
      title={webhook ? m.editName({ name: webhook.name }) : m.addWebhook()}
      edit={edit}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        maxLength={80}
        autoComplete="off"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label={labels.url}
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://hooks.campus.edu/campanile"
        {...register('url')}
        error={errors.url?.message}
      />
      <EventFields />
      <div className="mb-4">
        <CheckField label={labels.isOn} help={m.onHelp()} {...register('isOn')} />
      </div>
    </VersionedFormDialog>
  )
}
