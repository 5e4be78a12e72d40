import type { Finding, FindingSide } from '@campanile/contract/attendance/attendance-review.ts'
import {
  type AttendanceStatus,
  attendanceStatuses,
  attendanceStatusWords,
  needsReason,
} from '@campanile/contract/attendance/attendance-words.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Select } from '#ui/Select.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { FindingSides, sideKey } from './FindingSides.tsx'
import { findingTitle } from './findingWords.ts'
import { m } from './messages.ts'

const asItIs = ''
const markOptions = [
  { value: asItIs, label: m.keep() },
  ...attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] })),
]

interface FindingReviewProps {
  finding: Finding
  onDecided: () => void
}

/** Confirms that a finding needs no change, or changes its records. */
export function FindingReview({ finding, onDecided }: FindingReviewProps) {
  const [words, setWords] = useState('')
  const [changes, setChanges] = useState<ReadonlyMap<string, AttendanceStatus>>(new Map())
  const [submitted, setSubmitted] = useState(false)
  const settle = useAct('settleFinding')
  const change = (side: FindingSide, value: string) => {
    const next = new Map(changes)
    const status = attendanceStatuses.find((it) => it === value)
    if (status) next.set(sideKey(side), status)
    else next.delete(sideKey(side))
    setChanges(next)
  }
  const marks = finding.sides.flatMap((side) => {
    const status = changes.get(sideKey(side))
    return status ? [{ sessionId: side.sessionId, studentId: side.studentId, status }] : []
  })
  const isRequired = finding.sides.some((side) => {
    const status = changes.get(sideKey(side))
    return status !== undefined && needsReason(side.mark?.status ?? null, status)
  })
  const isMissing = isRequired && words.trim() === ''
  const submit = () => {
    setSubmitted(true)
    if (isMissing) return
    settle.mutate(
      { findingId: finding.id, version: finding.version, words: words.trim() || null, marks },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: marks.length > 0 ? m.recordsChanged() : m.checkInReviewed(),
          })
          onDecided()
        },
      },
    )
  }
  return (
    <ReviewItem
      title={findingTitle(finding)}
      description={m.confirmOrCorrect()}
      locked={words !== '' || changes.size > 0}
      busy={settle.isPending}
      acts={[
        {
          label: marks.length > 0 ? m.changeRecords() : m.looksFine(),
          letter: 'A',
          variant: 'primary',
          busy: settle.isPending,
          busyLabel: m.saving(),
          onAct: submit,
        },
      ]}
    >
      <div className="px-6 py-5 max-md:px-4">
        {settle.error && <SaveFailed title={m.decisionWasNotSaved()} error={settle.error} />}
        <FindingSides sides={finding.sides}>
          {(side) =>
            side.mayMark ? (
              <Select
                label={m.recordOf({
                  studentName: side.studentName,
                  courseTitle: side.courseTitle,
                })}
                value={changes.get(sideKey(side)) ?? asItIs}
                onChange={(value) => change(side, value)}
                options={markOptions}
              />
            ) : (
              <span className="text-xs text-ink-3">{m.anotherLecturersClass()}</span>
            )
          }
        </FindingSides>
        <TextAreaField
          className="mt-4"
          label={m.note()}
          optional={!isRequired}
          help={m.noteIsSavedWithRecords()}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={submitted && isMissing ? m.enterWhyStudentIsAbsent() : undefined}
        />
      </div>
    </ReviewItem>
  )
}
