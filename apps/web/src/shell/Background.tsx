import { useNavigate } from 'react-router'
import { PushKeeper } from '#domains/notifications/push/PushKeeper.tsx'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useHasSealed } from '#lib/sealedStore.ts'
import { useUser } from '#lib/session.ts'
import { useToastsWanted } from '#ui/toast.ts'

const Toaster = lazyPart(() => import('#ui/Toaster.tsx'), 'Toaster')
const KeptScanSender = lazyPart(
  () => import('#domains/attendance/offline/KeptScanSender.tsx'),
  'KeptScanSender',
)
const KeptFaceSender = lazyPart(() => import('#domains/faces/kept/KeptFaceSender.tsx'), 'KeptFaceSender')
const DecisionToasts = lazyPart(() => import('#domains/leave/DecisionToasts.tsx'), 'DecisionToasts')

/** What runs in the background while a person is signed in, and its toasts. */
export function Background() {
  const { id, role } = useUser()
  const toastsWanted = useToastsWanted()
  const hasKeptScan = useHasSealed('scan-', id)
  const hasKeptFace = useHasSealed('face', id)
  return (
    <>
      <PushKeeper onOpen={useNavigate()} />
      {toastsWanted && <Toaster />}
      {hasKeptFace && <KeptFaceSender />}
      {role === 'student' && hasKeptScan && <KeptScanSender studentId={id} />}
      {role === 'lecturer' && <DecisionToasts />}
    </>
  )
}
