import { ApiError } from '@campanile/contract/client.ts'
import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { acceptActs } from '#ui/acceptActs.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { CorrectionFacts } from './CorrectionFacts.tsx'
import { m } from './messages.ts'

/** The exact problem with accepting a request, if the server gives one. */
const decisionProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.decision : undefined

const RejectCorrectionDialog = lazyDialog(
  () => import('./RejectCorrectionDialog.tsx'),
  'RejectCorrectionDialog',
)

interface CorrectionReviewProps {
  correction: Correction
  onDecided: () => void
}

/** One request: the recorded day, the requested times and why, and the decision. */
export function CorrectionReview({ correction, onDecided }: CorrectionReviewProps) {
  const accept = useAct('decideCorrection')
  const [rejecting, setRejecting] = useState(false)
  const { id: correctionId, date, can } = correction
  const name = fullName(correction)
  const problem = decisionProblem(accept.error)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.dayIsCorrected({ fullName: name }) })
    onDecided()
  }
  return (
    <ReviewItem
      title={<PersonLink personId={correction.personId} name={name} personRole={correction.role} />}
      description={formatPlainDay(date)}
      busy={accept.isPending}
      acts={
        can.decide
          ? acceptActs({
              busy: accept.isPending,
              onReject: () => setRejecting(true),
              onAccept: () =>
                accept.mutate({ correctionId, decision: 'accept', answer: null }, { onSuccess }),
            })
          : []
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {accept.error &&
          (problem ? (
            <Alert tone="bad" takesFocus className="mb-4">
              {problem}
            </Alert>
          ) : (
            <SaveFailed title={m.requestWasNotAccepted()} error={accept.error} />
          ))}
        <CorrectionFacts correction={correction} />
      </div>
      {rejecting && (
        <RejectCorrectionDialog
          correction={correction}
          onClose={() => setRejecting(false)}
          onDone={onDecided}
        />
      )}
    </ReviewItem>
  )
}
