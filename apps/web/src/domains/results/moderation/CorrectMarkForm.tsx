import { type MarkCell, type MarkState, markStates } from '@campanile/contract/results/mark-sheets.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { decimalWords } from '#lib/figures.ts'
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
import { m } from './messages.ts'

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
          void showToast({
            type: 'success',
            title: m.theMarkOfIsCorrected({ fullName: fullName(cell.student) }),
          })
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={m.correctMark()}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="rounded-lg border border-line p-4"
    >
      {changedMeanwhile && (
        <Alert tone="warn" title={m.somebodyElseHasChangedThisMark()} className="mb-4">
          {m.itIsNow({ mark: spoken(textOf(cell)) })}
          <Button size="sm" className="mt-2" onClick={() => setVersion(cell.version)}>
            {m.correctItAnyway()}
          </Button>
        </Alert>
      )}
      {correct.error && !hasCode(correct.error, 'edit-conflict') && (
        <SaveFailed title={m.theMarkWasNotCorrected()} error={correct.error} />
      )}
      <Segmented label={m.state()} value={state} onChange={setState} options={stateOptions} />
      {state === 'marked' && (
        <NumberField
          className="mt-4"
          label={m.markOfMaxMark({ maxMark: decimalWords(maxMark) })}
          step="any"
          value={mark}
          onChange={(event) => setMark(event.target.value)}
          error={tried || mark !== '' ? problems.mark : undefined}
        />
      )}
      <TextField
        className="mt-3"
        label={m.reason()}
        help={m.theStudentCanReadThis()}
        maxLength={longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried ? problems.reason : undefined}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onDone} disabled={correct.isPending}>
          {m.cancel()}
        </Button>
        <Button
          variant="primary"
          type="submit"
          busy={correct.isPending}
          busyLabel={m.saving()}
          disabled={changedMeanwhile}
        >
          {m.saveCorrection()}
        </Button>
      </div>
    </form>
  )
}
