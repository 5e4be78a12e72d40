import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { PushKeeper } from '#domains/notifications/push/PushKeeper.tsx'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { useHasSealed } from '#lib/sealedStore.ts'
import { useUser } from '#lib/session.ts'
import { useToastsWanted } from '#ui/toast.ts'

const Toaster = lazyScreen(() => import('#ui/Toaster.tsx'), 'Toaster')
const KeptScanSender = lazyScreen(
  () => import('#domains/attendance/offline/KeptScanSender.tsx'),
  'KeptScanSender',
)
const KeptFaceSender = lazyScreen(() => import('#domains/faces/kept/KeptFaceSender.tsx'), 'KeptFaceSender')
const DecisionToasts = lazyScreen(() => import('#domains/leave/DecisionToasts.tsx'), 'DecisionToasts')

/** What goes on while somebody is signed in, and the toasts that tell of it. */
export function Background() {
  const { id, role } = useUser()
  const toastsWanted = useToastsWanted()
  const hasKeptScan = useHasSealed('scan-', id)
  const hasKeptFace = useHasSealed('face', id)
  return (
    <>
      <PushKeeper onOpen={useNavigate()} />
      <Suspense fallback={null}>
        {toastsWanted && <Toaster />}
        {hasKeptFace && <KeptFaceSender />}
        {role === 'student' && hasKeptScan && <KeptScanSender studentId={id} />}
        {role === 'lecturer' && <DecisionToasts />}
      </Suspense>
    </>
  )
}
