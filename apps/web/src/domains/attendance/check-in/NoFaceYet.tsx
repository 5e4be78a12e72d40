import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { ScanFace } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/buttonClass.ts'
import { refusalWordsOf } from './refusals.ts'
import { WayCard } from './WayCard.tsx'

/** Without a face that counts: why, and that every other way is as good. */
export function NoFaceYet({ face }: Pick<MyCheckIn, 'face'>) {
  const inReview = face === 'in-review'
  const { title, message } = refusalWordsOf(inReview ? 'face-in-review' : 'face-not-registered')
  return (
    <WayCard icon={ScanFace} title={title} message={message}>
      {!inReview && (
        <Link
          to="/app/setup/face-registration"
          className={buttonClass('secondary', 'lg', 'mt-5 min-h-11 w-full')}
        >
          Register your face
        </Link>
      )}
      <p className="mt-3 text-sm text-ink-3">You need not: the other ways count just the same.</p>
    </WayCard>
  )
}
