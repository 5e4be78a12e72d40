import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { m } from './messages.ts'
import { SetUpChip } from './SetUpChip.tsx'

/** Whether email can be sent, its sender, and a test. */
export function MailCard() {
  const { email } = useUser()
  const test = useAct('sendTestMail')
  return (
    <ConnectionsCard title={m.mail()} hint={m.aboutMail()}>
      {({ mail }) => (
        <>
          <FactRows>
            <Fact label={m.state()}>
              <SetUpChip isSetUp={mail.configured} />
            </Fact>
            {mail.server && (
              <Fact label={m.server()}>
                {mail.encrypted ? m.serverWithTls({ server: mail.server }) : mail.server}
              </Fact>
            )}
            <Fact label={m.from()}>{mail.from}</Fact>
          </FactRows>
          {!mail.configured && <Alert tone="info">{m.shareLinksYourself()}</Alert>}
          {test.error && <Alert tone="bad">{sentenceOf(test.error)}</Alert>}
          {test.data && (
            <Alert tone="ok" takesFocus>
              {m.testMailSent({ email: test.data.to })}
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
