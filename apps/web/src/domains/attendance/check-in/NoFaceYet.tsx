import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { ScanFace } from 'lucide-react'
import { RegisterFace } from '#camera/RegisterFace.tsx'
import type { SetUpProps } from '#lib/setUp.ts'
import { refusalWordsOf } from './refusals.ts'
import { WayCard } from './WayCard.tsx'

/** Without a face that counts: why, and that every other way is as good. */
export function NoFaceYet({ face, onDone }: Pick<MyCheckIn, 'face'> & SetUpProps) {
  const inReview = face === 'in-review'
  const { title, message } = refusalWordsOf(inReview ? 'face-in-review' : 'face-not-registered')
  return (
    <WayCard icon={ScanFace} title={title} message={message}>
      {!inReview && (
        <div className="mt-5">
          <RegisterFace onDone={onDone} />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-3">It’s optional. Every other way counts the same.</p>
    </WayCard>
  )
}
