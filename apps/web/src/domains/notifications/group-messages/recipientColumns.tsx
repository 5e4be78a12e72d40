import type { EmailDelivery, MessageRecipient } from '@campanile/contract/notifications/group-messages.ts'
import type { TimeFormat } from '#lib/time.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'

const emailLooks: Record<EmailDelivery, { tone: Tone; label: string }> = {
  sent: { tone: 'ok', label: m.emailSent() },
  waiting: { tone: 'info', label: m.emailWaiting() },
  failed: { tone: 'bad', label: m.emailFailed() },
  none: { tone: 'idle', label: m.emailNone() },
}

const Email = ({ it: { email } }: { it: MessageRecipient }) => (
  <Chip tone={emailLooks[email].tone}>{emailLooks[email].label}</Chip>
)

const Read = ({ it, time }: { it: MessageRecipient; time: Pick<TimeFormat, 'dateTime'> }) =>
  it.readAt ? (
    <span className="tnum">{time.dateTime(it.readAt)}</span>
  ) : (
    <span className="text-ink-3">{it.notified ? m.unread() : m.sendingState()}</span>
  )

export const recipientColumns = (time: Pick<TimeFormat, 'dateTime'>): Column<MessageRecipient>[] => [
  {
    id: 'name',
    head: m.recipients(),
    ...aboutPerson((it) => ({
      personId: it.id,
      name: it.name,
      personRole: it.role,
      profileImage: it.profileImage,
      sub: it.number,
    })),
  },
  { id: 'read', head: m.read(), cell: (it) => <Read it={it} time={time} />, phone: 'meta' },
  { id: 'email', head: m.email(), cell: (it) => <Email it={it} />, phone: 'chip' },
  { id: 'push', head: m.pushed(), cell: ({ pushedAt }) => pushedAt && m.pushedYes() },
]
