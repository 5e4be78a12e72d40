import { CalendarClock, CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const MoveSessionDialog = lazyDialog(() => import('../class/MoveSessionDialog.tsx'), 'MoveSessionDialog')
const CancelSessionDialog = lazyDialog(
  () => import('../class/CancelSessionDialog.tsx'),
  'CancelSessionDialog',
)

const RequestCancellationDialog = lazyDialog(
  () => import('../class/RequestCancellationDialog.tsx'),
  'RequestCancellationDialog',
)

const dialogs = { move: MoveSessionDialog, cancel: CancelSessionDialog, request: RequestCancellationDialog }
const icon = { size: 15, 'aria-hidden': true } as const

/** A lecturer moves or cancels a session of their class, or requests it. */
export function ChangeSession({ sessionId }: { sessionId: string }) {
  const { data: session } = useRead('readClassSession', { sessionId })
  const [act, setAct] = useState<keyof typeof dialogs>()
  if (!session) return null
  const { can, openRequest } = session
  const OpenDialog = act && dialogs[act]
  if (openRequest) {
    return (
      <Alert
        tone="info"
        title={openRequest.kind === 'move' ? m.moveRequested() : m.cancellationRequested()}
        className="mt-5"
      >
        {m.anAdminDecidesViewRequest({
          link: (text) => (
            <Link to="/app/schedule/requests" className="font-label underline">
              {text}
            </Link>
          ),
        })}
      </Alert>
    )
  }
  if (!can.request && !can.move && !can.cancel) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
      {(can.request || can.move) && (
        <Button icon={<CalendarClock {...icon} />} onClick={() => setAct('move')}>
          {can.request ? m.requestMove() : m.moveSession()}
        </Button>
      )}
      {(can.request || can.cancel) && (
        <Button icon={<CalendarX2 {...icon} />} onClick={() => setAct(can.request ? 'request' : 'cancel')}>
          {can.request ? m.requestCancellation() : m.cancelSession()}
        </Button>
      )}
      {OpenDialog && <OpenDialog session={session} onClose={() => setAct(undefined)} />}
    </div>
  )
}
