import type { DraftAbilities } from '@campanile/contract/timetable/timetable-drafts.ts'
import { RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetReads } from '#lib/forgetReads.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

interface AnyDraft {
  id: string
  version: number
  can: DraftAbilities
}

type Act = Parameters<typeof ActDialog<{ draftId: string; version: number }, unknown>>[0]['act']

/** An action, with its label. */
interface ExplainedAct {
  act: Act
  words: ReactNode
}

interface DraftActionsProps {
  draft: AnyDraft
  listPath: string
  apply: ExplainedAct
  undo: ExplainedAct
  /** Changes the input of the draft. */
  computePanel: (onClose: () => void) => ReactNode
}

/** The next possible actions for a draft of any kind. */
export function DraftActions({ draft, listPath, apply, undo, computePanel }: DraftActionsProps) {
  const [asked, ask] = useState<'apply' | 'undo' | 'remove' | 'compute'>()
  const navigate = useNavigate()
  const cancel = useAct('cancelTimetableDraft')
  const remove = useAct('deleteTimetableDraft', {
    onAnswer: (client, _answer, row) => forgetReads(client, row),
  })
  const { id: draftId, version, can } = draft
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
      {asked === 'compute' && computePanel(close)}
      {asked === 'apply' && (
        <ActDialog
          act={apply.act}
          input={{ draftId, version }}
          title={m.applyThisDraft()}
          verb={m.apply()}
          busyLabel={m.applying()}
          failed={m.applyFailed()}
          done={m.wasApplied()}
          onClose={close}
        >
          {apply.words}
        </ActDialog>
      )}
      {asked === 'undo' && (
        <ActDialog
          destructive
          act={undo.act}
          input={{ draftId, version }}
          title={m.undoThisDraft()}
          verb={m.undo()}
          busyLabel={m.undoing()}
          failed={m.undoFailed()}
          done={m.wasUndone()}
          onClose={close}
        >
          {undo.words}
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
          onDone={() => navigate(listPath)}
          onClose={close}
        >
          {m.deletingKeepsTimetable()}
        </ActDialog>
      )}
    </>
  )
}
