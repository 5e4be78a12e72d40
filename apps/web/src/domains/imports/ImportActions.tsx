import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetReads } from '#lib/forgetReads.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

const ApplyDialog = lazyDialog(() => import('./ApplyDialog.tsx'), 'ApplyDialog')

type Asked = 'apply' | 'undo' | 'remove' | undefined

/** The next actions on an import. */
export function ImportActions({ it }: { it: ImportView }) {
  const [asked, ask] = useState<Asked>()
  const navigate = useNavigate()
  const undo = useAct('undoImport')
  const retry = useAct('retryImport')
  const remove = useAct('removeImport', { onAnswer: (client, _answer, row) => forgetReads(client, row) })
  const input = { importId: it.id }
  const close = () => ask(undefined)
  const icon = { size: 15, 'aria-hidden': true } as const
  return (
    <>
      {it.can.remove && (
        <Button variant="danger" icon={<Trash2 {...icon} />} onClick={() => ask('remove')}>
          {m.discard()}
        </Button>
      )}
      {it.can.retry && (
        <Button
          icon={<RefreshCw {...icon} />}
          busy={retry.isPending}
          busyLabel={m.starting()}
          onClick={() => retry.mutate(input)}
        >
          {m.repeatDryRun()}
        </Button>
      )}
      {it.can.undo && (
        <Button icon={<Undo2 {...icon} />} onClick={() => ask('undo')}>
          {m.rollBack()}
        </Button>
      )}
      {it.can.apply && (
        <Button variant="primary" onClick={() => ask('apply')}>
          {m.apply()}
        </Button>
      )}
      {asked === 'apply' && <ApplyDialog it={it} onClose={close} />}
      {asked === 'undo' && (
        <ActDialog
          destructive
          act={undo}
          input={input}
          title={m.rollBackThisImport()}
          verb={m.rollBack()}
          busyLabel={m.starting()}
          failed={m.theImportWasNotRolledBack()}
          onClose={close}
        >
          {m.whatRollingBackDoes()}
        </ActDialog>
      )}
      {asked === 'remove' && (
        <ActDialog
          destructive
          act={remove}
          input={input}
          title={m.discardThisImport()}
          verb={m.discard()}
          busyLabel={m.discarding()}
          failed={m.theImportWasNotDiscarded()}
          onDone={() => navigate('/app/users/imports')}
          onClose={close}
        >
          {m.discardingDeletesTheFile()}
        </ActDialog>
      )}
    </>
  )
}
