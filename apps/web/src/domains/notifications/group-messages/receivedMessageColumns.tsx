import type { ReceivedMessageSummary } from '@campanile/contract/notifications/group-messages.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'

/** The sender of a message, and its class. */
export const senderWords = ({ sender, course }: Pick<ReceivedMessageSummary, 'sender' | 'course'>) =>
  course ? m.fromAbout({ name: sender.name, course }) : sender.name

export function receivedMessageColumns(
  { dateTime }: Pick<TimeFormat, 'dateTime'>,
  onOpen: (messageId: string) => void,
): Column<ReceivedMessageSummary>[] {
  const subject = ({ id, subject: words }: ReceivedMessageSummary) => (
    <button type="button" onClick={() => onOpen(id)} className="text-start hover:underline">
      {words}
    </button>
  )
  return [
    {
      id: 'subject',
      head: m.subject(),
      cell: (it) => <span className="font-strong text-ink">{subject(it)}</span>,
      phone: { title: subject },
    },
    { id: 'from', head: m.from(), cell: senderWords, phone: 'essence' },
    {
      id: 'createdAt',
      head: m.sent(),
      cell: (it) => <span className="tnum">{dateTime(it.createdAt)}</span>,
      phone: 'meta',
    },
    {
      id: 'read',
      head: m.status(),
      cell: (it) => !it.isRead && <Chip tone="info">{m.unread()}</Chip>,
      phone: 'chip',
    },
  ]
}
