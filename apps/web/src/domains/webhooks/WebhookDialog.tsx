import { type EventType, eventTypes } from '@campanile/contract/webhooks/event-types.ts'
import type { Webhook } from '@campanile/contract/webhooks/webhooks.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { seriesWords } from '#lib/listWords.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { IssuedSecret } from './IssuedSecret.tsx'
import { m } from './messages.ts'
import { useWebhookForm, type WebhookValues } from './useWebhookForm.ts'
import { webhookEventWords } from './webhookWords.ts'

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
  if (field === 'events') return seriesWords(values.events.map(webhookEventWords))
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

/** Which events are sent. */
function EventFields() {
  const { field, fieldState } = useController({ name: 'events' })
  const events: readonly EventType[] = field.value
  const toggle = (type: EventType, on: boolean) =>
    field.onChange(eventTypes.filter((it) => (it === type ? on : events.includes(it))))
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm font-label">{m.events()}</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {eventTypes.map((type) => (
          <CheckField
            key={type}
            label={webhookEventWords(type)}
            checked={events.includes(type)}
            onChange={({ target }) => toggle(type, target.checked)}
          />
        ))}
      </div>
      <FieldError>{fieldState.error?.message}</FieldError>
    </fieldset>
  )
}
