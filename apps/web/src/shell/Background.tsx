import { useNavigate } from 'react-router'
import { KeptScanSender } from '#domains/attendance/offline/KeptScanSender.tsx'
import { KeptFaceSender } from '#domains/faces/kept/KeptFaceSender.tsx'
import { DecisionToasts } from '#domains/leave/DecisionToasts.tsx'
import { PushKeeper } from '#domains/notifications/push/PushKeeper.tsx'
import { useUser } from '#lib/session.ts'
import { Toaster } from '#ui/Toaster.tsx'

/** What goes on while somebody is signed in, and the toasts that tell of it. */
export function Background() {
  const { id, role } = useUser()
  return (
    <>
      <Toaster />
      <KeptFaceSender />
      <PushKeeper onOpen={useNavigate()} />
      {role === 'student' && <KeptScanSender studentId={id} />}
      {role === 'lecturer' && <DecisionToasts />}
    </>
  )
}
