import {
  type AttendanceStatus,
  attendanceStatuses,
  attendanceStatusWords,
  needsReason,
} from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { PersonCell } from '#ui/PersonCell.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { isRecordedAs } from '../recordedWords.ts'
import { DisputeFacts } from './DisputeFacts.tsx'
import { m } from './messages.ts'

const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))

interface DisputeReviewProps {
  dispute: Dispute
  onDecided: () => void
}

/** Accepting sets the record; declining requires a message. The student can read this. */
export function DisputeReview({ dispute, onDecided }: DisputeReviewProps) {
  const [status, setStatus] = useState<AttendanceStatus>('present')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string>()
  const accept = useAct('acceptDispute')
  const decline = useAct('declineDispute')
  const { id: disputeId, version, student } = dispute
  const name = fullName(student)
  const words = text.trim()
  const saysWhy = needsReason(dispute.mark?.status ?? null, status)
  const done = (title: string) => ({
    onSuccess: () => {
      void showToast({ type: 'success', title })
      onDecided()
    },
  })
  const submitAccept = () => {
    decline.reset()
    if (saysWhy && !words) return setMissing(m.enterWhyStudentIsAbsent())
    const recorded = isRecordedAs(name, status)
    accept.mutate({ disputeId, version, status, words: words || null }, done(recorded))
  }
  const submitDecline = () => {
    accept.reset()
    if (!words) return setMissing(m.enterWhyRecordStays())
    decline.mutate({ disputeId, version, words }, done(m.studentIsNotified({ name })))
  }
  const acts: ReviewAct[] = [
    {
      label: m.declineDispute(),
      letter: 'R',
      variant: 'danger',
      busy: decline.isPending,
      busyLabel: m.declining(),
      onAct: submitDecline,
    },
    {
      label: m.acceptDispute(),
      letter: 'A',
      variant: 'primary',
      busy: accept.isPending,
      busyLabel: m.accepting(),
      onAct: submitAccept,
    },
  ]
  const failure = accept.error ?? decline.error
  return (
    <ReviewItem
      title={m.disputeOf({ name })}
      description={dispute.session.courseTitle}
      locked={text !== ''}
      busy={accept.isPending || decline.isPending}
      acts={acts}
      note={m.studentWillBeNotified({ name })}
    >
      <div className="px-6 py-5 max-md:px-4">
        {failure && <SaveFailed title={m.decisionWasNotSaved()} error={failure} />}
        <div className="mb-4">
          <PersonCell
            personId={student.id}
            name={name}
            profileImage={student.profileImage}
            sub={student.number}
          />
        </div>
        <DisputeFacts dispute={dispute} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <span className="text-sm text-ink-2">{m.ifYouAcceptRecordAs()}</span>
          <Segmented label={m.recordAs()} value={status} onChange={setStatus} options={statusOptions} />
        </div>
        <TextAreaField
          className="mt-4"
          label={m.messageToStudent()}
          optional={!saysWhy}
          help={m.requiredToDecline()}
          maxLength={500}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setMissing(undefined)
          }}
          error={missing}
        />
      </div>
    </ReviewItem>
  )
}
