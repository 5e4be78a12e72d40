import type { Webhook } from '@campanile/contract/webhooks/webhooks.ts'
import { sentenceOf } from '#lib/errors.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'
import { WebhookActs } from './WebhookActs.tsx'
import { problemWords, webhookEventWords } from './webhookWords.ts'

function TestOutcome({ test }: { test: ReturnType<typeof useAct<'testWebhook'>> }) {
  if (test.error) return <Alert tone="bad">{sentenceOf(test.error)}</Alert>
  if (!test.data) return null
  const { problem, status, milliseconds } = test.data
  return problem ? (
    <Alert tone="bad" takesFocus>
      {problemWords(problem, status)}
    </Alert>
  ) : (
    <Alert tone="ok" takesFocus>
      {m.testDelivered({ status: String(status), milliseconds })}
    </Alert>
  )
}

/** One webhook: its address, events and deliveries. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { dateTime } = useTimeFormat()
  const test = useAct('testWebhook')
  const { id, name, url, events, isOn, waiting, failed, lastDeliveredAt } = webhook
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 break-words text-base font-label">
          {name}
          {isOn ? (
            <Chip tone="ok" glyph="tick">
              {m.on()}
            </Chip>
          ) : (
            <Chip glyph="dash">{m.off()}</Chip>
          )}
          {waiting > 0 && (
            <Chip tone="warn" glyph="clock">
              {m.waitingCount({ count: waiting })}
            </Chip>
          )}
          {failed > 0 && (
            <Chip tone="bad" glyph="cross">
              {m.failedCount({ count: failed })}
            </Chip>
          )}
        </h3>
        <p className="break-all text-sm text-ink-2">
          <bdi>{url}</bdi>
        </p>
        <p className="text-sm text-ink-2">{seriesWords(events.map(webhookEventWords))}</p>
        <p className="tnum text-sm text-ink-3">
          {lastDeliveredAt ? m.lastDelivered({ time: dateTime(lastDeliveredAt) }) : m.nothingDeliveredYet()}
        </p>
      </div>
      <TestOutcome test={test} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-label={m.sendTestEventTo({ name })}
          busy={test.isPending}
          busyLabel={m.sending()}
          onClick={() => test.mutate({ webhookId: id })}
        >
          {m.sendTestEvent()}
        </Button>
        <WebhookActs webhook={webhook} />
      </div>
    </li>
  )
}
