import type { Webhook, WebhookDelivery } from '@campanile/contract/webhooks/webhooks.ts'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { problemWords, webhookEventWords } from './webhookWords.ts'

const chips = {
  waiting: (
    <Chip tone="warn" glyph="clock">
      {m.waiting()}
    </Chip>
  ),
  delivered: (
    <Chip tone="ok" glyph="tick">
      {m.delivered()}
    </Chip>
  ),
  failed: (
    <Chip tone="bad" glyph="cross">
      {m.failed()}
    </Chip>
  ),
} satisfies Record<WebhookDelivery['state'], React.ReactNode>

/** One event: its state, what went wrong, and a way to send it again. */
function DeliveryItem({ delivery }: { delivery: WebhookDelivery }) {
  const { dateTime } = useTimeFormat()
  const replay = useAct('replayWebhookDelivery')
  const { id, type, state, createdAt, nextAttemptAt, problem, status, subject } = delivery
  const event = webhookEventWords(type)
  const time = dateTime(createdAt)
  const onSuccess = () => showToast({ type: 'success', title: m.eventWillBeSentAgain() })
  return (
    <li className="flex items-start gap-3 px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-base font-label">
          {event}
          {chips[state]}
        </p>
        <p className="tnum break-all text-sm text-ink-3">
          {time}
          {' · '}
          <bdi>{subject}</bdi>
        </p>
        {problem && <p className="text-sm text-ink-2">{problemWords(problem, status)}</p>}
        {state === 'waiting' && nextAttemptAt && problem && (
          <p className="tnum text-sm text-ink-3">{m.nextAttempt({ time: dateTime(nextAttemptAt) })}</p>
        )}
        {replay.error && (
          <Alert tone="bad" title={m.theEventWasNotQueued()}>
            {sentenceOf(replay.error)}
          </Alert>
        )}
      </div>
      {state !== 'waiting' && (
        <Button
          aria-label={m.replayEvent({ event, time })}
          busy={replay.isPending}
          busyLabel={m.sending()}
          onClick={() => replay.mutate({ deliveryId: id }, { onSuccess })}
        >
          {m.replay()}
        </Button>
      )}
    </li>
  )
}

interface DeliveriesDialogProps {
  webhook: Webhook
  onClose: () => void
}

/** The delivery log of a webhook. */
export function DeliveriesDialog({ webhook: { id, name }, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1)
  const deliveries = useRead('listWebhookDeliveries', { webhookId: id, page })
  return (
    <SidePanel onClose={onClose} title={m.deliveriesOf({ name })}>
      <div className="px-6 py-5 max-md:px-4">
        <ListRows
          query={deliveries}
          onPage={setPage}
          failure={m.weCouldntLoadTheDeliveries()}
          empty={
            <Empty kind="none" title={m.noDeliveriesYet()}>
              {m.noDeliveriesYetAdvice()}
            </Empty>
          }
        >
          {(items) => (
            <ul className="divide-y divide-line rounded-md border border-line">
              {items.map((delivery) => (
                <DeliveryItem key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )}
        </ListRows>
      </div>
    </SidePanel>
  )
}
