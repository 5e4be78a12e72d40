import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { RotateCcw } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'
import { waitingWords } from './waitingWords.ts'

const mailInWords = ({ configured, queued, failed, unclear, lateSeconds }: SystemStatus['mail']) =>
  configured
    ? seriesWords([
        waitingWords(queued, lateSeconds),
        m.failedCount({ count: failed }),
        m.unclearCount({ count: unclear }),
      ])
    : m.noMailServerIsSetUp()

const pushInWords = ({ devices, failing }: SystemStatus['push']) =>
  seriesWords([m.deviceCount({ count: devices }), ...(failing > 0 ? [m.notReached({ count: failing })] : [])])

/** Background work in progress and waiting. */
export function WorkCard({ status: { jobs, mail, push, figures } }: { status: SystemStatus }) {
  const retry = useAct('retryFailedJobs')
  return (
    <SettingsCard title={m.inTheBackground()}>
      <div className="grid gap-4">
        <FactRows>
          <Fact label={m.jobs()}>
            {seriesWords([
              m.runningCount({ count: jobs.running }),
              waitingWords(jobs.waiting, jobs.lateSeconds),
              m.failedCount({ count: jobs.failed }),
            ])}
          </Fact>
          {jobs.failing.length > 0 && <Fact label={m.givenUp()}>{seriesWords(jobs.failing)}</Fact>}
          <Fact label={m.mail()}>{mailInWords(mail)}</Fact>
          <Fact label={m.notifications()}>{pushInWords(push)}</Fact>
          <Fact label={m.figures()}>
            {figures.due === 0 ? m.upToDate() : m.changesToCount({ count: figures.due })}
          </Fact>
        </FactRows>
        {retry.error && <Alert tone="bad">{sentenceOf(retry.error)}</Alert>}
        {retry.data && (
          <Alert tone="ok" takesFocus>
            {m.jobsWillRunAgain({ count: retry.data.jobs })}
          </Alert>
        )}
        {jobs.failed > 0 && (
          <div>
            <Button
              icon={<RotateCcw size={15} aria-hidden="true" />}
              busy={retry.isPending}
              busyLabel={m.restarting()}
              onClick={() => retry.mutate({})}
            >
              {m.runThemAgain()}
            </Button>
          </div>
        )}
      </div>
    </SettingsCard>
  )
}
