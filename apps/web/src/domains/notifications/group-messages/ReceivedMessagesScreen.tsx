import { Send } from 'lucide-react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { withinLimits } from '#lib/listParams.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { sentMessagesPath } from './messagePaths.ts'
import { m } from './messages.ts'
import { receivedMessageColumns } from './receivedMessageColumns.tsx'

const ReceivedMessagePanel = lazyDialog(() => import('./ReceivedMessagePanel.tsx'), 'ReceivedMessagePanel')

const shape = { filters: [], sort: '' }

/** `/app/dashboard/messages`: what admins and lecturers wrote to the reader. */
export function ReceivedMessagesScreen() {
  useDocumentTitle(m.messages())
  const { role } = useUser()
  const list = useListView(shape)
  const messages = useRead('listReceivedMessages', withinLimits(list.view))
  const { opened, open, close } = useOpenedParam('message')
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.messages()} sub={m.aboutReceived()}>
        {(role === 'admin' || role === 'lecturer') && (
          <Link to={sentMessagesPath} className={buttonClass()}>
            <Send size={15} aria-hidden="true" />
            {m.sentMessages()}
          </Link>
        )}
      </PageHead>
      <ListCard
        name="messages"
        label={m.messages()}
        list={list}
        query={messages}
        count={(count) => rowCounts.messages({ count })}
        failure={m.couldntLoadMessages()}
        search={m.findMessage()}
        empty={{ kind: 'done', title: m.noMessagesYet(), text: m.youWereSentNone() }}
        columns={receivedMessageColumns(useTimeFormat(), open)}
        rowKey={({ id }) => id}
      />
      {opened && <ReceivedMessagePanel key={opened} messageId={opened} onClose={close} />}
    </>
  )
}
