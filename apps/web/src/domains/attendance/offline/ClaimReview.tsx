import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { acceptActs } from '#ui/acceptActs.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { isRecordedAs } from '../recordedWords.ts'
import { ClaimFacts } from './ClaimFacts.tsx'
import { m } from './messages.ts'
import { writeWaitingClaims } from './writeWaitingClaims.ts'

const DeclineDialog = lazyDialog(() => import('./DeclineDialog.tsx'), 'DeclineDialog')

interface ClaimReviewProps {
  sessionId: string
  claim: WaitingClaim
  onDecided: () => void
}

/** One offline check-in: the student, when the code was scanned and sent, and the decision. */
export function ClaimReview({ sessionId, claim, onDecided }: ClaimReviewProps) {
  const { time } = useTimeFormat()
  const accept = useAct('acceptClaim', { onAnswer: writeWaitingClaims })
  const [declining, setDeclining] = useState(false)
  const name = fullName(claim)
  const onSuccess = () => {
    void showToast({ type: 'success', title: isRecordedAs(name, claim.status) })
    onDecided()
  }
  return (
    <ReviewItem
      title={<PersonLink personId={claim.studentId} name={name} />}
      description={m.offlineCheckInReceivedAt({ time: time(claim.receivedAt) })}
      busy={accept.isPending}
      acts={acceptActs({
        busy: accept.isPending,
        reject: m.decline(),
        onReject: () => setDeclining(true),
        onAccept: () => accept.mutate({ sessionId, studentId: claim.studentId }, { onSuccess }),
      })}
    >
      <div className="grid gap-4 px-6 py-5 max-md:px-4">
        {accept.error && <SaveFailed title={m.checkInWasNotAccepted()} error={accept.error} />}
        <div className="flex items-center gap-4">
          <Avatar name={name} profileImage={claim.profileImage} size={72} />
          <div className="grid justify-items-start gap-1.5">
            <span className="tnum text-base text-ink-2">{claim.number}</span>
            <AttendanceChip status={claim.status} />
          </div>
        </div>
        <ClaimFacts claim={claim} />
        <p className="text-sm text-ink-3">{m.whatTheCodeProves()}</p>
      </div>
      {declining && (
        <DeclineDialog
          sessionId={sessionId}
          claim={claim}
          onClose={() => setDeclining(false)}
          onDone={onDecided}
        />
      )}
    </ReviewItem>
  )
}
