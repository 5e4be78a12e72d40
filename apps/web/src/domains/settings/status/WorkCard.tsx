import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { RotateCcw } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Facts } from '../connections/Facts.tsx'
import { lateInWords } from './lateInWords.ts'

const mailInWords = ({ configured, queued, failed, unclear, lateSeconds }: SystemStatus['mail']) =>
  configured
    ? `${queued} waiting${lateInWords(lateSeconds)}, ${failed} failed, ${unclear} unclear`
    : 'No mail server is set up'

const pushInWords = ({ devices, failing }: SystemStatus['push']) =>
  `${counted(devices, 'device')}${failing > 0 ? `, ${failing} not reached last time` : ''}`

/** What goes on in the background, and what is still to come. */
export function WorkCard({ status: { jobs, mail, push, figures } }: { status: SystemStatus }) {
  const retry = useAct('retryFailedJobs')
  return (
    <SettingsCard title="In the background">
      <div className="grid gap-4">
        <Facts
          facts={[
            {
              name: 'Jobs',
              value: `${jobs.running} running, ${jobs.waiting} waiting${lateInWords(jobs.lateSeconds)}, ${jobs.failed} failed`,
            },
            ...(jobs.failing.length > 0 ? [{ name: 'Given up', value: jobs.failing.join(', ') }] : []),
            { name: 'Mail', value: mailInWords(mail) },
            { name: 'Notifications', value: pushInWords(push) },
            {
              name: 'Figures',
              value: figures.due === 0 ? 'Up to date' : `${counted(figures.due, 'change')} to be counted`,
            },
          ]}
        />
        {retry.error && <Alert tone="bad">{sentenceOf(retry.error)}</Alert>}
        {retry.data && (
          <Alert tone="ok" takesFocus>
            {counted(retry.data.jobs, 'job')} will run again now.
          </Alert>
        )}
        {jobs.failed > 0 && (
          <div>
            <Button
              icon={<RotateCcw size={15} aria-hidden="true" />}
              busy={retry.isPending}
              busyLabel="Handing over"
              onClick={() => retry.mutate({})}
            >
              Run them again
            </Button>
          </div>
        )}
      </div>
    </SettingsCard>
  )
}
