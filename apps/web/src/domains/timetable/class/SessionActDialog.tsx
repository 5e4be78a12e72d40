import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { CancelSessionDialog } from './CancelSessionDialog.tsx'
import { MoveSessionDialog } from './MoveSessionDialog.tsx'
import { RestoreSessionDialog } from './RestoreSessionDialog.tsx'
import type { SessionAct } from './SessionMenu.tsx'
import { SubstituteDialog } from './SubstituteDialog.tsx'

interface SessionActDialogProps {
  act: SessionAct
  session: ClassSession
  onClose: () => void
}

const dialogs = {
  move: MoveSessionDialog,
  cancel: CancelSessionDialog,
  restore: RestoreSessionDialog,
  substitute: SubstituteDialog,
}

/** The dialog in which an act on one session is done. */
export function SessionActDialog({ act, ...props }: SessionActDialogProps) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
