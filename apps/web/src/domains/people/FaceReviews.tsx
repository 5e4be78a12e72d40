import { ScanFace } from 'lucide-react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const FaceReviewDialog = lazyDialog(() => import('./FaceReviewDialog.tsx'), 'FaceReviewDialog')

/** Says that face photos wait for an admin, and opens them. */
export function FaceReviews() {
  const [open, setOpen] = useFlagParam('faces')
  const total = useRead('listFaceReviews', {}).data?.total ?? 0
  return (
    <>
      {total > 0 && (
        <Banner
          tone="warn"
          icon={<ScanFace size={20} strokeWidth={1.7} className="shrink-0" aria-hidden="true" />}
          className="mb-5 rounded-lg"
          action={<Button onClick={() => setOpen(true)}>{m.checkPhotos()}</Button>}
        >
          {m.facePhotosWait({
            count: total,
            strong: (text) => <b className="font-title">{text}</b>,
          })}
        </Banner>
      )}
      {open && <FaceReviewDialog onClose={() => setOpen(false)} />}
    </>
  )
}
