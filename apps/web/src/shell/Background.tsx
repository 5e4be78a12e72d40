import { useNavigate } from 'react-router'
import { rememberedEndpoint } from '#domains/notifications/push/rememberedPush.ts'
import { useBrowserFacts } from '#domains/notifications/push/useBrowserFacts.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { useHasSealed } from '#lib/sealedStore.ts'
import { useUser } from '#lib/session.ts'
import { useToastsWanted } from '#ui/toast.ts'

const PushKeeper = lazyPart(() => import('#domains/notifications/push/PushKeeper.tsx'), 'PushKeeper')
const Toaster = lazyPart(() => import('#ui/Toaster.tsx'), 'Toaster')
const KeptScanSender = lazyPart(
  () => import('#domains/attendance/offline/KeptScanSender.tsx'),
  'KeptScanSender',
)
const KeptFaceSender = lazyPart(() => import('#domains/faces/kept/KeptFaceSender.tsx'), 'KeptFaceSender')
const DecisionToasts = lazyPart(() => import('#domains/leave/DecisionToasts.tsx'), 'DecisionToasts')

/** Runs in the background while a person is signed in, with its toasts. */
export function Background() {
  const { id, role } = useUser()
  const { permission } = useBrowserFacts()
  const navigate = useNavigate()
  const toastsWanted = useToastsWanted()
  const hasKeptScan = useHasSealed('scan-', id)
  const hasKeptFace = useHasSealed('face', id)
  return (
    <>
      {(permission === 'granted' || rememberedEndpoint(id)) && <PushKeeper onOpen={navigate} />}
      {toastsWanted && <Toaster />}
      {hasKeptFace && <KeptFaceSender />}
      {role === 'student' && hasKeptScan && <KeptScanSender studentId={id} />}
      {role === 'lecturer' && <DecisionToasts />}
    </>
  )
}
