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

/** Whether mail leaves, from whom, and a way to try it. */
export function MailCard() {
  const { email } = useUser()
  const test = useAct('sendTestMail')
  return (
    <ConnectionsCard title="Mail" hint="Set SMTP_URL and MAIL_FROM where the server is started.">
      {({ mail }) => (
        <>
          <Facts
            facts={[
              {
                name: 'State',
                value: mail.configured ? (
                  <Chip tone="ok" glyph="tick">
                    Set up
                  </Chip>
                ) : (
                  <Chip glyph="dash">Not set up</Chip>
                ),
              },
              ...(mail.server
                ? [
                    {
                      name: 'Server',
                      value: `${mail.server}${mail.encrypted ? ', encrypted from the start' : ''}`,
                    },
                  ]
                : []),
              { name: 'From', value: mail.from },
            ]}
          />
          {!mail.configured && (
            <Alert tone="info">Without a mail server, you share invitation links yourself.</Alert>
          )}
          {test.error && <Alert tone="bad">{sentenceOf(test.error)}</Alert>}
          {test.data && (
            <Alert tone="ok" takesFocus>
              Sent to {test.data.to}. If it doesn’t arrive, Outgoing mail shows why.
            </Alert>
          )}
          <div className="flex flex-wrap gap-2">
            {mail.configured && (
              <Button
                icon={<Mail size={15} aria-hidden="true" />}
                busy={test.isPending}
                busyLabel="Sending"
                onClick={() => test.mutate({})}
              >
                Send a test to {email}
              </Button>
            )}
            <Link to="/app/users/mail" className={buttonClass('secondary', 'md')}>
              Outgoing mail
            </Link>
          </div>
        </>
      )}
    </ConnectionsCard>
  )
}
