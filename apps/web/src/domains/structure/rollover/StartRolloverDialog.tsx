import type { Term } from '@campanile/contract/structure/structure-terms.ts'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'
import { rolloverPath } from './rolloverSteps.ts'

/** Starts preparing a term from another one, or continues an existing draft. */
export function StartRolloverDialog({ row: term, onClose }: { row: Term; onClose: () => void }) {
  const start = useAct('startTermRollover')
  const navigate = useNavigate()
  return (
    <ActDialog
      title={m.prepareFrom({ term: term.name })}
      verb={m.start()}
      busyLabel={m.starting()}
      act={start}
      input={{ termId: term.id }}
      onDone={({ id }) => navigate(rolloverPath(id))}
      onClose={onClose}
    >
      {m.prepareText()}
    </ActDialog>
  )
}
