import type { MarkSheet } from '@campanile/contract/mark-sheets.ts'
import { useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { counted } from '../sheetWords.ts'
import { useReleaseMarks, useReopenSheet, useWithholdMarks } from './moderation.api.ts'

type Act = 'reopen' | 'withhold' | 'release'

interface ReasonDialogProps {
  act: Act
  sheet: MarkSheet
  studentIds?: readonly string[]
  onClose: () => void
}

const words: Record<Act, { verb: string; busy: string; failed: string; help: string }> = {
  reopen: {
    verb: 'Reopen',
    busy: 'Reopening',
    failed: 'The sheet was not reopened',
    help: 'The lecturers read it',
  },
  withhold: {
    verb: 'Withhold',
    busy: 'Withholding',
    failed: 'The marks were not withheld',
    help: 'Stays among the staff: the student sees that the mark is withheld, not why',
  },
  release: {
    verb: 'Release',
    busy: 'Releasing',
    failed: 'The marks were not released',
    help: 'Stays in the history',
  },
}

const longest = 500

/** Reopens a sheet, or keeps marks from students or shows them again, with the reason. */
export function ReasonDialog({ act, sheet, studentIds = [], onClose }: ReasonDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const reopen = useReopenSheet()
  const withhold = useWithholdMarks()
  const release = useReleaseMarks()
  const { verb, busy, failed, help } = words[act]
  const change = { reopen, withhold, release }[act]
  const said = reason.trim()
  const isNeeded = act !== 'release'
  const marks = counted(studentIds.length, 'mark')
  const done = {
    onSuccess: () => {
      void showToast({
        type: 'success',
        title:
          act === 'reopen'
            ? `${sheet.title} is open again`
            : `${marks} ${act === 'withhold' ? 'withheld' : 'released'}`,
      })
      onClose()
    },
  }
  const submit = () => {
    setTried(true)
    if (isNeeded && !said) return
    const { id: sheetId, version } = sheet
    if (act === 'reopen') reopen.mutate({ sheetId, version, reason: said }, done)
    if (act === 'withhold') withhold.mutate({ sheetId, studentIds: [...studentIds], reason: said }, done)
    if (act === 'release')
      release.mutate({ sheetId, studentIds: [...studentIds], reason: said || null }, done)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={act === 'reopen' ? `Reopen ${sheet.title}` : `${verb} ${marks}`}
      locked={said !== ''}
      footer={
        <FormFooter form={form} verb={verb} busyLabel={busy} busy={change.isPending} onCancel={onClose} />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="px-6 py-5 max-md:px-4"
      >
        {change.error && <SaveFailed title={failed} error={change.error} />}
        {act === 'release' && sheet.status === 'published' && (
          <p className="mb-4 text-base text-ink-2">
            {studentIds.length === 1
              ? 'The student sees the mark at once and is told.'
              : 'The students see their marks at once and are told.'}
          </p>
        )}
        <TextAreaField
          label="Reason"
          optional={!isNeeded}
          help={help}
          maxLength={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={tried && isNeeded && !said ? 'Say why' : undefined}
        />
      </form>
    </Dialog>
  )
}
