import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Chip } from '#ui/Chip.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { Facts } from './Facts.tsx'
import { m } from './messages.ts'

/** Whether mail leaves, from whom, and a way to try it. */
export function MailCard() {
  const { email } = useUser()
  const test = useAct('sendTestMail')
  return (
    <ConnectionsCard title={m.mail()} hint={m.setSMTPURLAndMAIL()}>
      {({ mail }) => (
        <>
          <Facts
            facts={[
              {
                name: 'State',
                value: mail.configured ? (
                  <Chip tone="ok" glyph="tick">
                    {m.setUp()}
                  </Chip>
                ) : (
                  <Chip glyph="dash">{m.notSetUp()}</Chip>
                ),
              },
              ...(mail.server
                ? [
                    {
                      name: 'Server',
                      value: `${mail.server}${mail.encrypted ? m.encryptedFromTheStart() : ''}`,
                    },
                  ]
                : []),
              { name: 'From', value: mail.from },
            ]}
          />
          {!mail.configured && <Alert tone="info">{m.withoutAMailServerYouShare()}</Alert>}
          {test.error && <Alert tone="bad">{sentenceOf(test.error)}</Alert>}
          {test.data && (
            <Alert tone="ok" takesFocus>
              {m.sentToIfItDoesntArrive({ to: test.data.to })}
            </Alert>
          )}
          <div className="flex flex-wrap gap-2">
            {mail.configured && (
              <Button
                icon={<Mail size={15} aria-hidden="true" />}
                busy={test.isPending}
                busyLabel={m.sending()}
                onClick={() => test.mutate({})}
              >
                {m.sendATestTo({ email })}
              </Button>
            )}
            <Link to="/app/users/mail" className={buttonClass('secondary', 'md')}>
              {m.outgoingMail()}
            </Link>
          </div>
        </>
      )}
    </ConnectionsCard>
  )
}
