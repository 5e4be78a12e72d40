import type { MessagePreview } from '@campanile/contract/notifications/group-messages.ts'
import { seriesWords } from '#lib/listWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

type LeftOut = MessagePreview['leftOut'][number]

function leftOutWords({ reason, count, names }: LeftOut): string {
  if (reason === 'sender') return m.leftOutSender()
  const known = seriesWords(names)
  const more = count - names.length
  const facts = { count, names: more > 0 ? m.moreNames({ names: known, count: more }) : known }
  if (reason === 'disabled') return m.leftOutDisabled(facts)
  return reason === 'archived' ? m.leftOutArchived(facts) : m.leftOutLeft(facts)
}

/** The number of recipients, and the people left out with the reason. */
export function MessageAudienceNote({ preview }: { preview: MessagePreview }) {
  const { recipients, byEmail, mailServer, leftOut } = preview
  return (
    <div className="grid gap-3">
      <p className="text-base text-ink-2">
        {recipients === 0
          ? m.nobodyGetsIt()
          : mailServer
            ? m.recipientsByEmail({ count: recipients, emails: byEmail })
            : m.recipientsWithoutEmail({ count: recipients })}
      </p>
      {!mailServer && recipients > 0 && <p className="text-sm text-ink-3">{m.noEmailServer()}</p>}
      {leftOut.length > 0 && (
        <Alert tone="info" title={m.leftOutTitle()}>
          <ul className="grid gap-1">
            {leftOut.map((it) => (
              <li key={it.reason} className="break-words">
                {leftOutWords(it)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
