import type { SentMessageSummary } from '@campanile/contract/notifications/group-messages.ts'
import { Link } from 'react-router'
import type { TimeFormat } from '#lib/time.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { audienceWords } from './audienceWords.ts'
import { sentMessagePath } from './messagePaths.ts'
import { m } from './messages.ts'

const Subject = ({ it }: { it: SentMessageSummary }) => (
  <Link to={sentMessagePath(it.id)} className="hover:underline">
    {it.subject}
  </Link>
)

const Read = ({ it }: { it: SentMessageSummary }) =>
  it.sentAt ? (
    <span className="tnum">{m.countOf({ count: it.read, total: it.recipients })}</span>
  ) : (
    <Chip tone="info">{m.sendingState()}</Chip>
  )

export const sentMessageColumns = ({
  dateTime,
}: Pick<TimeFormat, 'dateTime'>): Column<SentMessageSummary>[] => [
  {
    id: 'subject',
    head: m.subject(),
    cell: (it) => (
      <span className="font-strong text-ink">
        <Subject it={it} />
      </span>
    ),
    phone: { title: (it) => <Subject it={it} /> },
  },
  { id: 'to', head: m.to(), cell: ({ sentTo }) => audienceWords(sentTo), phone: 'essence' },
  {
    id: 'createdAt',
    head: m.sent(),
    cell: (it) => <span className="tnum">{dateTime(it.createdAt)}</span>,
    phone: 'meta',
  },
  { id: 'read', head: m.read(), align: 'right', cell: (it) => <Read it={it} />, phone: 'chip' },
]
