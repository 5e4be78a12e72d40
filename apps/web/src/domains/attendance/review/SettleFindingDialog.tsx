import type { Finding, FindingSide } from '@campanile/contract/attendance/attendance-review.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/timetable/timetable.ts'
import { useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Select } from '#ui/Select.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { FindingSides, sideKey } from './FindingSides.tsx'
import { findingTitle } from './findingWords.ts'
import { useSettleFinding } from './review.api.ts'

const asItIs = ''
const markOptions = [
  { value: asItIs, label: 'Stays' },
  ...attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] })),
]

interface SettleFindingDialogProps {
  finding: Finding
  onClose: () => void
}

/** Confirms a finding as fine, or changes the marks it is about. */
export function SettleFindingDialog({ finding, onClose }: SettleFindingDialogProps) {
  const formId = useId()
  const [words, setWords] = useState('')
  const [changes, setChanges] = useState<ReadonlyMap<string, AttendanceStatus>>(new Map())
  const settle = useSettleFinding()
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
  const submit = () =>
    settle.mutate(
      { findingId: finding.id, version: finding.version, words: words.trim() || null, marks },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: marks.length > 0 ? 'The marks are changed' : 'Settled' })
          onClose()
        },
      },
    )
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title={findingTitle(finding)}
      description="Nobody was blocked. Confirm that all is fine, or change the marks that are wrong."
      locked={words !== '' || changes.size > 0}
      footer={
        <FormFooter
          form={formId}
          verb={marks.length > 0 ? 'Change marks' : 'All is fine'}
          busyLabel="Saving"
          busy={settle.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {settle.error && <SaveFailed title="It was not saved" error={settle.error} />}
        <FindingSides sides={finding.sides}>
          {(side) =>
            side.mayMark ? (
              <Select
                label={`Mark of ${side.studentName}, ${side.courseTitle}`}
                value={changes.get(sideKey(side)) ?? asItIs}
                onChange={(value) => change(side, value)}
                options={markOptions}
              />
            ) : (
              <span className="text-xs text-ink-3">Of another lecturer’s class</span>
            )
          }
        </FindingSides>
        <TextAreaField
          className="mt-4"
          label="Note"
          optional
          help="Kept with this decision and with the marks you change"
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
