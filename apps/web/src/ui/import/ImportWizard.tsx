import { type ReactNode, useState } from 'react'
import { seriesWords } from '#lib/listWords.ts'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { FilePicker } from '../FilePicker.tsx'
import { SaveFailed } from '../SaveFailed.tsx'
import { ColumnFields } from './ColumnFields.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { m } from './messages.ts'
import { type ImportKind, useImportFile } from './useImportFile.ts'

interface Step {
  verb: string
  busyLabel: string
  busy: boolean
  error: unknown
  onStart: (file: File) => void
}

interface ImportWizardProps {
  kind: ImportKind
  accept: string
  /** The accepted files: "Up to 1 MB." */
  limits: string
  /** Why a file is not accepted, before it is sent. */
  problemOf: (file: File) => string | undefined
  /** Below the columns: additional questions. */
  options?: ReactNode
  /** Beside the button: the template. */
  aside?: ReactNode
  /** Requests the server's preview of the file. `failed`: its message about the file itself. */
  check: Step & { failed?: string | undefined; onReset: () => void }
  /** The preview of the import, and the button that applies it. */
  preview?: ReactNode
  apply?: Step & { disabled: boolean; failed: string }
  /** The result of the import. */
  result?: ReactNode
}

/**
 * All imports have the same steps: select a file, check the columns, preview, confirm, result. Columns are
 * mapped on the device, and remembered for the next file of the same kind.
 */
export function ImportWizard(props: ImportWizardProps) {
  const { kind, accept, limits, problemOf, options, aside, check, preview, apply, result } = props
  const { file, source, mapping, setMapping, choose, missing, fileToSend } = useImportFile(kind)
  const [problem, setProblem] = useState<string>()
  const [submitted, setSubmitted] = useState(false)
  const [sent, setSent] = useState<File>()
  const isBusy = check.busy || (apply?.busy ?? false)
  const reset = () => {
    check.onReset()
    setSubmitted(false)
    setSent(undefined)
  }
  const pick = (chosen: File) => {
    reset()
    const refused = problemOf(chosen)
    setProblem(refused)
    void choose(refused ? undefined : chosen)
  }
  const start = () => {
    setSubmitted(true)
    const ready = fileToSend()
    setSent(ready)
    if (ready) check.onStart(ready)
  }
  const step = result ? 'result' : preview ? 'preview' : file ? 'columns' : 'file'
  return (
    <div className="grid gap-4">
      <ImportSteps step={step} />
      <FilePicker
        accept={accept}
        label={file ? m.selectAnotherFile() : m.selectAFile()}
        disabled={isBusy}
        error={problem ?? check.failed}
        message={file?.name ?? limits}
        onPick={pick}
      />
      {check.error && !check.failed ? (
        <SaveFailed title={m.weCouldntReadTheFile()} error={check.error} />
      ) : null}
      {result}
      {!result && (
        <>
          {kind.layout && source && (
            <ColumnFields
              layout={kind.layout}
              source={source}
              mapping={mapping}
              disabled={isBusy}
              onChange={(changed) => {
                reset()
                setMapping(changed)
              }}
            />
          )}
          {options}
          {submitted && missing.length > 0 && (
            <Alert tone="bad" takesFocus title={m.someColumnsAreMissing()}>
              {m.selectTheColumnsFor({ columns: seriesWords(missing) })}
            </Alert>
          )}
          {!preview && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                size="lg"
                disabled={!file}
                busy={check.busy}
                busyLabel={check.busyLabel}
                onClick={start}
              >
                {check.verb}
              </Button>
              {aside}
            </div>
          )}
        </>
      )}
      {preview}
      {preview && apply && !result && (
        <div className="grid justify-items-start gap-3">
          {apply.error ? <SaveFailed title={apply.failed} error={apply.error} /> : null}
          <Button
            variant="primary"
            size="lg"
            disabled={apply.disabled}
            busy={apply.busy}
            busyLabel={apply.busyLabel}
            onClick={() => sent && apply.onStart(sent)}
          >
            {apply.verb}
          </Button>
        </div>
      )}
    </div>
  )
}
