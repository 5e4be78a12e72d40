import type { SentMessage } from '@campanile/contract/notifications/group-messages.ts'
import { Card } from '#ui/Card.tsx'
import { m } from './messages.ts'

const Fact = ({
  name,
  count,
  total,
  hint,
}: {
  name: string
  count: number
  total: number
  hint?: string
}) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="tnum text-lg font-title">{m.countOf({ count, total })}</dd>
    {hint && <dd className="text-sm text-ink-3">{hint}</dd>}
  </div>
)

/** The number of recipients that each channel has reached, and of those who have read the message. */
export function DeliveryFacts({ message }: { message: SentMessage }) {
  const { recipients: total, read, delivery } = message
  const { notified, pushed, emailed, emailWaiting, emailFailed } = delivery
  return (
    <Card as="section" aria-label={m.delivery()} className="mb-5 p-5 max-sm:p-4">
      <dl className="grid grid-cols-tiles gap-x-5 gap-y-3">
        <Fact name={m.read()} count={read} total={total} />
        <Fact name={m.bell()} count={notified} total={total} />
        <Fact name={m.email()} count={emailed} total={total} />
        <Fact name={m.pushed()} count={pushed} total={total} />
        {emailFailed > 0 && (
          <Fact name={m.emailFailed()} count={emailFailed} total={total} hint={m.emailFailedHint()} />
        )}
      </dl>
      {emailWaiting > 0 && (
        <p className="mt-3 text-sm text-ink-3">{m.emailStillWaiting({ count: emailWaiting })}</p>
      )}
    </Card>
  )
}
