import type { RosterSource } from '@campanile/contract/oneroster/roster-source.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { reportHourWords } from '#ui/reports/reportOptions.ts'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const SourceDialog = lazyDialog(() => import('./SourceDialog.tsx'), 'SourceDialog')

function TestOutcome({ test }: { test: ReturnType<typeof useAct<'testRosterSource'>> }) {
  if (test.error) return <Alert tone="bad">{sentenceOf(test.error)}</Alert>
  if (!test.data) return null
  const { problem } = test.data
  return (
    <Alert tone={problem ? 'bad' : 'ok'} takesFocus>
      {problem ?? m.connectionWorks()}
    </Alert>
  )
}

const RemoveDialog = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title={m.removeSourceQuestion()}
    verb={m.removeSource()}
    busyLabel={m.removing()}
    destructive
    act={useAct('removeRosterSource')}
    input={{}}
    done={m.sourceIsRemoved()}
    failed={m.theSourceWasNotRemoved()}
    onClose={onClose}
  >
    {m.aboutRemoving()}
  </ActDialog>
)

interface SourceItemProps {
  source: RosterSource
  /** A sync is running. */
  isRunning: boolean
}

/** The source, with its actions. */
export function SourceItem({ source, isRunning }: SourceItemProps) {
  const test = useAct('testRosterSource')
  const sync = useAct('syncRoster')
  const [dialog, setDialog] = useState<'edit' | 'remove'>()
  const close = () => setDialog(undefined)
  const { baseUrl, syncHour, responsible } = source
  return (
    <div className="grid gap-3">
      <div className="min-w-0">
        <p className="break-all font-label">
          <bdi>{baseUrl}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {syncHour === null ? m.never() : m.everyNight({ hour: reportHourWords(syncHour) })}
        </p>
        <p className="text-sm text-ink-3">{m.onBehalfOf({ name: responsible })}</p>
      </div>
      <TestOutcome test={test} />
      {sync.error && <Alert tone="bad">{sentenceOf(sync.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          busy={sync.isPending || isRunning}
          busyLabel={isRunning ? m.running() : m.starting()}
          onClick={() => sync.mutate({ isFull: false })}
        >
          {m.syncNow()}
        </Button>
        <Button disabled={sync.isPending || isRunning} onClick={() => sync.mutate({ isFull: true })}>
          {m.syncAll()}
        </Button>
        <Button busy={test.isPending} busyLabel={m.testing()} onClick={() => test.mutate({})}>
          {m.testConnection()}
        </Button>
        <IconButton label={m.editSource()} onClick={() => setDialog('edit')}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.removeSource()} onClick={() => setDialog('remove')}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {dialog === 'edit' && <SourceDialog source={source} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog onClose={close} />}
    </div>
  )
}
