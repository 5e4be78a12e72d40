import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { CaseBody } from './CaseBody.tsx'
import { type CaseAct, caseDialogs } from './caseDialogs.ts'
import { m } from './messages.ts'

interface CaseReviewProps {
  caseId: string
  /** Its next step is planned, or it is closed. */
  onDecided: () => void
}

/** A case that waits: it is followed up until its next step is planned, or it is closed. */
export function CaseReview({ caseId, onDecided }: CaseReviewProps) {
  const query = useRead('readStudentCase', { caseId })
  const { data } = query
  const [asking, setAsking] = useState<CaseAct>()
  const Dialog = asking && caseDialogs[asking]
  const acts: ReviewAct[] = [
    { label: m.closeCase(), onAct: () => setAsking('close') },
    { label: m.messageStudent(), onAct: () => setAsking('message') },
    { label: m.addNote(), letter: 'N', onAct: () => setAsking('note') },
    { label: m.planNextStep(), letter: 'A', variant: 'primary', onAct: () => setAsking('plan') },
  ]
  return (
    <ReviewItem
      title={data ? m.caseOf({ name: data.student.name }) : m.case()}
      description={data && (data.class?.course ?? m.allClasses())}
      acts={data?.can.change ? acts : []}
    >
      <Loaded query={query} failure={m.couldntLoadCase()}>
        {(found) => <CaseBody found={found} />}
      </Loaded>
      {data && Dialog && <Dialog found={data} onDecided={onDecided} onClose={() => setAsking(undefined)} />}
    </ReviewItem>
  )
}
