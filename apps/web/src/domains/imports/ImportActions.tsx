import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { useRemoveImport, useRetryImport, useUndoImport } from './imports.api.ts'
import { StepDialog } from './StepDialog.tsx'

type Asked = 'apply' | 'undo' | 'remove' | undefined

/** What can be done next with an import. */
export function ImportActions({ it }: { it: ImportView }) {
  const [asked, ask] = useState<Asked>()
  const navigate = useNavigate()
  const [undo, retry, remove] = [useUndoImport(), useRetryImport(), useRemoveImport()]
  const close = () => ask(undefined)
  const icon = { size: 15, 'aria-hidden': true } as const
  return (
    <>
      {it.can.remove && (
        <Button variant="danger" icon={<Trash2 {...icon} />} onClick={() => ask('remove')}>
          Discard
        </Button>
      )}
      {it.can.retry && (
        <Button
          icon={<RefreshCw {...icon} />}
          busy={retry.isPending}
          busyLabel="Starting"
          onClick={() => retry.mutate(it.id)}
        >
          Dry run again
        </Button>
      )}
      {it.can.undo && (
        <Button icon={<Undo2 {...icon} />} onClick={() => ask('undo')}>
          Undo
        </Button>
      )}
      {it.can.apply && (
        <Button variant="primary" onClick={() => ask('apply')}>
          Apply
        </Button>
      )}
      {asked === 'apply' && <ApplyDialog it={it} onClose={close} />}
      {asked === 'undo' && (
        <StepDialog
          step={undo}
          importId={it.id}
          title="Undo this import?"
          verb="Undo"
          busy="Starting"
          onClose={close}
          onDone={close}
        >
          What it created is removed and what it changed gets its former values back. What was changed or used
          since stays as it is, and is named.
        </StepDialog>
      )}
      {asked === 'remove' && (
        <StepDialog
          step={remove}
          importId={it.id}
          title="Discard this import?"
          verb="Discard"
          busy="Discarding"
          onClose={close}
          onDone={() => void navigate('/app/users/imports')}
        >
          The file and its dry run are deleted. Nothing else changes.
        </StepDialog>
      )}
    </>
  )
}
