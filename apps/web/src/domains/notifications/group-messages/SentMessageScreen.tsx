import { recipientFilters, type SentMessage } from '@campanile/contract/notifications/group-messages.ts'
import { useParams } from 'react-router'
import { oneOf, withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { FactLine } from '#ui/FactLine.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import type { ListFilter } from '#ui/listFilter.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { audienceWords } from './audienceWords.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { sentMessagesPath } from './messagePaths.ts'
import { m } from './messages.ts'
import { recipientColumns } from './recipientColumns.tsx'

const shape = { filters: ['delivery'], sort: '' }
const filters: readonly ListFilter[] = [
  {
    name: 'delivery',
    label: m.delivery(),
    options: [
      { value: 'read', label: m.read() },
      { value: 'unread', label: m.unread() },
      { value: 'email-failed', label: m.emailFailed() },
    ],
  },
]

/** `/app/dashboard/sent-messages/:messageId`: a sent message, and what happened to it. */
export function SentMessageScreen() {
  const { messageId = '' } = useParams()
  const query = useRead('readSentMessage', { messageId }, { everyMinute: true })
  useDocumentTitle(query.data?.subject ?? m.sentMessages())
  return (
    <LoadedPage query={query} failure={m.couldntLoadMessage()}>
      {(message) => <SentMessageOf message={message} />}
    </LoadedPage>
  )
}

function SentMessageOf({ message }: { message: SentMessage }) {
  const time = useTimeFormat()
  const list = useListView(shape)
  const { id: messageId, subject, sentTo, createdAt, text } = message
  const recipients = useRead(
    'listMessageRecipients',
    {
      messageId,
      ...withinLimits(list.view),
      delivery: oneOf(recipientFilters, list.view.filters.delivery),
    },
    { everyMinute: true },
  )
  return (
    <>
      <BackLink to={sentMessagesPath}>{m.sentMessages()}</BackLink>
      <PageHead
        title={subject}
        sub={<FactLine facts={[audienceWords(sentTo), time.dateTime(createdAt)]} />}
      />
      <DeliveryFacts message={message} />
      <Card as="div" className="mb-5 p-5 max-sm:p-4">
        <p className="max-w-prose whitespace-pre-line break-words text-base text-ink-2">{text}</p>
      </Card>
      <ListCard
        name="message-recipients"
        label={m.recipients()}
        list={list}
        query={recipients}
        count={(count) => rowCounts.people({ count })}
        failure={m.couldntLoadRecipients()}
        search={m.findPerson()}
        filters={filters}
        empty={{ title: m.nobodyGetsIt() }}
        columns={recipientColumns(time)}
        rowKey={({ id }) => id}
      />
    </>
  )
}
