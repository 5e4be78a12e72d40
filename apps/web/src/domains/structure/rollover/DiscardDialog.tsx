import { useNavigate } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'
import { termsPath } from './rolloverSteps.ts'

interface DiscardDialogProps {
  rolloverId: string
  onClose: () => void
}

export function DiscardDialog({ rolloverId, onClose }: DiscardDialogProps) {
  const discard = useAct('discardTermRollover')
  const navigate = useNavigate()
  return (
    <ActDialog
      title={m.discardTitle()}
      verb={m.discard()}
      destructive
      act={discard}
      input={{ rolloverId }}
      done={m.discarded()}
      onDone={() => navigate(termsPath)}
      onClose={onClose}
    >
      {m.discardText()}
    </ActDialog>
  )
}
