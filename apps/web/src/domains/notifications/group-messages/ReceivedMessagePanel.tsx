import { useEffect } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { m } from './messages.ts'
import { senderWords } from './receivedMessageColumns.tsx'

interface ReceivedMessagePanelProps {
  messageId: string
  onClose: () => void
}

/** A message as its reader sees it; opening it marks it as read. */
export function ReceivedMessagePanel({ messageId, onClose }: ReceivedMessagePanelProps) {
  const { dateTime } = useTimeFormat()
  const query = useRead('readReceivedMessage', { messageId })
  const { data } = query
  const { mutate } = useAct('markMessageRead')
  const isUnread = data?.isRead === false
  useEffect(() => {
    if (isUnread) mutate({ messageId })
  }, [isUnread, messageId, mutate])
  return (
    <SidePanel
      title={data?.subject ?? m.message()}
      description={data && joinFacts(senderWords(data), dateTime(data.createdAt))}
      onClose={onClose}
    >
      <Loaded query={query} failure={m.couldntLoadMessage()}>
        {(data) => (
          <p className="whitespace-pre-line break-words px-6 py-5 text-base text-ink-2 max-md:px-4">
            {data.text}
          </p>
        )}
      </Loaded>
    </SidePanel>
  )
}
