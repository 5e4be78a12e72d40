import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useEffect, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FaceNotice, type Notice } from './FaceNotice.tsx'
import { FaceReceiptCard } from './FaceReceiptCard.tsx'
import { FaceUnknown } from './FaceUnknown.tsx'
import { rememberFace } from './faceCache.ts'
import { KeepCard } from './KeepCard.tsx'
import { KeptNotice } from './kept/KeptNotice.tsx'
import { StatusCard } from './StatusCard.tsx'
import { useReceipt } from './useReceipt.ts'

const ConsentDialog = lazyDialog(() => import('./ConsentDialog.tsx'), 'ConsentDialog')
const DeleteFaceDialog = lazyDialog(() => import('./DeleteFaceDialog.tsx'), 'DeleteFaceDialog')
const RegistrationDialog = lazyDialog(
  () => import('./registration/RegistrationDialog.tsx'),
  'RegistrationDialog',
)

/** The registration, the stored data, and the available actions. */
export function MyFaceData() {
  const { id } = useUser()
  const face = useRead('readMyFace', {})
  useEffect(() => {
    if (face.data) rememberFace(id, face.data)
  }, [id, face.data])
  if (face.isPending) return <StatusSkeleton />
  if (!face.data) return <FaceUnknown error={face.error} onRetry={face.refetch} />
  return <MyFaceCards face={face.data} />
}

function MyFaceCards({ face }: { face: MyFace }) {
  const [registering, setRegistering] = useFlagParam('start')
  const [isDeleting, setDeleting] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { receipt, keepReceipt, dropReceipt } = useReceipt()
  const hasFace = face.status === 'active' || face.inReview
  const close = () => setRegistering(false)
  const start = () => {
    setNotice(null)
    setRegistering(true)
  }
  return (
    <>
      {notice && !registering && <FaceNotice notice={notice} />}
      <KeptNotice />
      {receipt && <FaceReceiptCard receipt={receipt} onDone={dropReceipt} />}
      <div className="grid items-start gap-5 lg:grid-cols-wide-first">
        <StatusCard face={face} onStart={start} onDelete={() => setDeleting(true)} />
        <KeepCard consent={face.consent} onWithdraw={hasFace ? undefined : () => setDeleting(true)} />
      </div>
      {registering && face.consent.givenAt === null && (
        <ConsentDialog
          consent={face.consent}
          onRefuse={() => {
            close()
            setNotice({ kind: 'refused' })
          }}
          onClose={close}
        />
      )}
      {registering && face.consent.givenAt !== null && (
        <RegistrationDialog
          onClose={close}
          onRegistered={(registered) => setNotice({ kind: 'registered', face: registered })}
          onKept={() => setNotice(null)}
          onFailed={(reason) => setNotice({ kind: 'failed', reason })}
        />
      )}
      {isDeleting && (
        <DeleteFaceDialog
          hasFace={hasFace}
          onClose={() => setDeleting(false)}
          onDeleted={(given) => {
            setDeleting(false)
            setNotice(null)
            keepReceipt(given)
          }}
        />
      )}
    </>
  )
}

const StatusSkeleton = () => (
  <Loading>
    <div className="grid items-start gap-5 lg:grid-cols-wide-first">
      <Card className="flex items-center gap-5 p-6 max-sm:p-4">
        <Skeleton className="arch h-[88px] w-20" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-3/4" />
        </div>
      </Card>
      <Card className="space-y-2.5 p-6 max-sm:p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-2/3" />
      </Card>
    </div>
  </Loading>
)
