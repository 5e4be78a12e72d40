import { type MarkCell, type MarkState, markStates } from '@campanile/contract/results/mark-sheets.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { fullName } from '#lib/session.ts'
import type { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { textOf } from '../sheet/cells.ts'
import { spoken } from '../sheet/markText.ts'
import { correctionProblems } from './correction.ts'

interface CorrectMarkFormProps {
  sheetId: string
  cell: MarkCell
  maxMark: string
  correct: ReturnType<typeof useAct<'correctMark'>>
  onDone: () => void
}

const stateOptions = markStates.map((value) => ({ value, label: markStateWords[value] }))

const longest = 500

/** Corrects a published mark. The student reads the reason. */
export function CorrectMarkForm({ sheetId, cell, maxMark, correct, onDone }: CorrectMarkFormProps) {
  const [state, setState] = useState<MarkState>(cell.state ?? 'marked')
  const [mark, setMark] = useState(cell.mark ?? '')
  const [reason, setReason] = useState('')
  const [version, setVersion] = useState(cell.version)
  const [tried, setTried] = useState(false)
  const problems = correctionProblems({ state, mark, reason }, maxMark)
  const changedMeanwhile = cell.version !== version
  const submit = () => {
    setTried(true)
    if (problems.mark || problems.reason) return
    const input = { sheetId, studentId: cell.student.id, version, state, reason: reason.trim() }
    correct.mutate(
      { ...input, mark: state === 'marked' ? mark.trim().replace(',', '.') : null },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: `The mark of ${fullName(cell.student)} is corrected` })
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label="Correct mark"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="rounded-lg border border-line p-4"
    >
      {changedMeanwhile && (
        <Alert tone="warn" title="Somebody else has changed this mark" className="mb-4">
          It is {spoken(textOf(cell))} now.{' '}
          <Button size="sm" className="mt-2" onClick={() => setVersion(cell.version)}>
            Correct it anyway
          </Button>
        </Alert>
      )}
      {correct.error && !hasCode(correct.error, 'edit-conflict') && (
        <SaveFailed title="The mark was not corrected" error={correct.error} />
      )}
      <Segmented label="State" value={state} onChange={setState} options={stateOptions} />
      {state === 'marked' && (
        <NumberField
          className="mt-4"
          label={`Mark of ${maxMark}`}
          step="any"
          value={mark}
          onChange={(event) => setMark(event.target.value)}
          error={tried || mark !== '' ? problems.mark : undefined}
        />
      )}
      <TextField
        className="mt-3"
        label="Reason"
        help="The student can read this"
        maxLength={longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried ? problems.reason : undefined}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onDone} disabled={correct.isPending}>
          Cancel
        </Button>
        <Button
          variant="primary"
          type="submit"
          busy={correct.isPending}
          busyLabel="Saving"
          disabled={changedMeanwhile}
        >
          Save correction
        </Button>
      </div>
    </form>
  )
}
