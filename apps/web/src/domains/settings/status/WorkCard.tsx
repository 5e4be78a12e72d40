import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { RotateCcw } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Facts } from '../connections/Facts.tsx'
import { lateInWords } from './lateInWords.ts'
import { m } from './messages.ts'

const mailInWords = ({ configured, queued, failed, unclear, lateSeconds }: SystemStatus['mail']) =>
  configured
    ? m.waitingFailedUnclear({ queued, lateIn: lateInWords(lateSeconds), failed, unclear })
    : m.noMailServerIsSetUp()

const pushInWords = ({ devices, failing }: SystemStatus['push']) =>
  `${m.deviceCount({ devices })}${failing > 0 ? m.notReachedLastTime({ failing }) : ''}`

/** What goes on in the background, and what is still to come. */
export function WorkCard({ status: { jobs, mail, push, figures } }: { status: SystemStatus }) {
  const retry = useAct('retryFailedJobs')
  return (
    <SettingsCard title={m.inTheBackground()}>
      <div className="grid gap-4">
        <Facts
          facts={[
            {
              name: 'Jobs',
              value: m.runningWaitingFailed({
                running: jobs.running,
                waiting: jobs.waiting,
                lateIn: lateInWords(jobs.lateSeconds),
                failed: jobs.failed,
              }),
            },
            ...(jobs.failing.length > 0 ? [{ name: 'Given up', value: jobs.failing.join(', ') }] : []),
            { name: 'Mail', value: mailInWords(mail) },
            { name: 'Notifications', value: pushInWords(push) },
            {
              name: 'Figures',
              value: figures.due === 0 ? m.upToDate() : m.changeToBeCounted({ due: figures.due }),
            },
          ]}
        />
        {retry.error && <Alert tone="bad">{sentenceOf(retry.error)}</Alert>}
        {retry.data && (
          <Alert tone="ok" takesFocus>
            {m.jobWillRunAgainNow({ jobs: retry.data.jobs })}
          </Alert>
        )}
        {jobs.failed > 0 && (
          <div>
            <Button
              icon={<RotateCcw size={15} aria-hidden="true" />}
              busy={retry.isPending}
              busyLabel={m.handingOver()}
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
