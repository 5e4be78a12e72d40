import { Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { receivedMessagesPath } from './messagePaths.ts'
import { m } from './messages.ts'
import { sentMessageColumns } from './sentMessageColumns.tsx'

const shape = { filters: [], sort: '' }

/** `/app/dashboard/sent-messages`: the messages that the caller sent. */
export function SentMessagesScreen() {
  useDocumentTitle(m.sentMessages())
  const list = useListView(shape)
  const messages = useRead('listSentMessages', withinLimits(list.view))
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.sentMessages()} sub={m.aboutSent()}>
        <Link to={receivedMessagesPath} className={buttonClass()}>
          <Inbox size={15} aria-hidden="true" />
          {m.messages()}
        </Link>
      </PageHead>
      <ListCard
        name="sent-messages"
        label={m.sentMessages()}
        list={list}
        query={messages}
        count={(count) => rowCounts.messages({ count })}
        failure={m.couldntLoadMessages()}
        search={m.findMessage()}
        empty={{ title: m.noMessagesYet(), text: m.sentHint() }}
        columns={sentMessageColumns(useTimeFormat())}
        rowKey={({ id }) => id}
      />
    </>
  )
}
