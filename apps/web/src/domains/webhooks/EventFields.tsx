import { type EventType, eventTypes } from '@campanile/contract/webhooks/event-types.ts'
import { useController } from 'react-hook-form'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { m } from './messages.ts'
import { eventWords } from './webhookWords.ts'

/** Which events are sent. */
export function EventFields() {
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
            label={eventWords(type)}
            checked={events.includes(type)}
            onChange={({ target }) => toggle(type, target.checked)}
          />
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-bad-ink">
          <FieldGlyph state="bad" />
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  )
}
