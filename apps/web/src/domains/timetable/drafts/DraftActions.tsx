import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetReads } from '#lib/forgetReads.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { ChangeCounts } from './ChangeCounts.tsx'
import { draftsPath } from './draftWords.ts'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const ComputeAgainPanel = lazyDialog(() => import('./ComputeAgainPanel.tsx'), 'ComputeAgainPanel')

/** The next actions on a draft. */
export function DraftActions({ draft }: { draft: TimetableDraft }) {
  const [asked, ask] = useState<'apply' | 'undo' | 'remove' | 'compute'>()
  const navigate = useNavigate()
  const apply = useAct('applyTimetableDraft')
  const undo = useAct('undoTimetableDraft')
  const cancel = useAct('cancelTimetableDraft')
  const remove = useAct('deleteTimetableDraft', {
    onAnswer: (client, _answer, row) => forgetReads(client, row),
  })
  const { id: draftId, version, can, changes } = draft
  const close = () => ask(undefined)
  const icon = { size: 15, 'aria-hidden': true } as const
  return (
    <>
      {can.remove && (
        <Button variant="danger" icon={<Trash2 {...icon} />} onClick={() => ask('remove')}>
          {m.deleteDraft()}
        </Button>
      )}
      {can.cancel && (
        <Button busy={cancel.isPending} busyLabel={m.cancelling()} onClick={() => cancel.mutate({ draftId })}>
          {m.cancelComputation()}
        </Button>
      )}
      {can.compute && (
        <Button icon={<RefreshCw {...icon} />} onClick={() => ask('compute')}>
          {m.changeAndCompute()}
        </Button>
      )}
      {can.undo && (
        <Button icon={<Undo2 {...icon} />} onClick={() => ask('undo')}>
          {m.undo()}
        </Button>
      )}
      {can.apply && (
        <Button variant="primary" onClick={() => ask('apply')}>
          {m.apply()}
        </Button>
      )}
      {asked === 'compute' && <ComputeAgainPanel draft={draft} onClose={close} />}
      {asked === 'apply' && changes && (
        <ActDialog
          act={apply}
          input={{ draftId, version }}
          title={m.applyThisDraft()}
          verb={m.apply()}
          busyLabel={m.applying()}
          failed={m.applyFailed()}
          done={m.wasApplied()}
          onClose={close}
        >
          <ChangeCounts changes={changes} />
          <p className="mt-3">{m.applyingNotifies({ people: changes.people })}</p>
          {draft.unplaced.length > 0 && <p className="mt-3">{m.withoutPlaceEnd()}</p>}
        </ActDialog>
      )}
      {asked === 'undo' && (
        <ActDialog
          destructive
          act={undo}
          input={{ draftId, version }}
          title={m.undoThisDraft()}
          verb={m.undo()}
          busyLabel={m.undoing()}
          failed={m.undoFailed()}
          done={m.wasUndone()}
          onClose={close}
        >
          {m.undoingRestores()}
        </ActDialog>
      )}
      {asked === 'remove' && (
        <ActDialog
          destructive
          act={remove}
          input={{ draftId }}
          title={m.deleteThisDraft()}
          verb={m.deleteDraft()}
          busyLabel={m.deleting()}
          failed={m.deleteFailed()}
          onDone={() => navigate(draftsPath)}
          onClose={close}
        >
          {m.deletingKeepsTimetable()}
        </ActDialog>
      )}
    </>
  )
}
