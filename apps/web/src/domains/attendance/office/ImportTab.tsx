import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useUpload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { ImportLines } from './ImportLines.tsx'
import { importProblem, importSentence, marksToWrite } from './importWords.ts'

/** Records from a CSV file: a dry run first, then the import. */
export function ImportTab() {
  const check = useUpload('checkAttendanceImport')
  const apply = useUpload('applyAttendanceImport')
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const choose = (chosen: File) => {
    check.reset()
    apply.reset()
    setRefused(importProblem(chosen))
    setFile(chosen)
    if (!importProblem(chosen)) check.mutate({ input: {}, file: chosen })
  }
  const report = apply.data ?? check.data
  const count = report ? marksToWrite(report.counts) : 0
  const problem = refused ?? (check.error ? importSentence(check.error) : undefined)
  return (
    <Card aria-labelledby="import" className="overflow-hidden">
      <CardHead
        id="import"
        title="Import attendance records from a CSV file"
        hint="Columns: student (email, number or id), class (course code or id), date, time, status; or student, session (id), status"
      />
      <div className="space-y-4 px-5 py-4 max-sm:px-4">
        <FilePicker
          accept=".csv,text/csv"
          label={file ? 'Choose another file' : 'Choose a CSV file'}
          disabled={check.isPending}
          busy={check.isPending}
          error={problem}
          message={file?.name ?? 'At most 1 MB and 5,000 lines. Nothing is written before you have seen it.'}
          onPick={choose}
        />
        {apply.error && (
          <Alert tone="bad" takesFocus title="Nothing was written">
            {sentenceOf(apply.error)} Choose the file again to see what it does now.
          </Alert>
        )}
        {apply.data && (
          <Alert tone="ok" takesFocus title={`${counted(count, 'record')} imported`}>
            Each one names the import in its history.
          </Alert>
        )}
        {check.data && !apply.data && file && (
          <Button
            variant="primary"
            size="lg"
            disabled={count === 0}
            busy={apply.isPending}
            busyLabel="Writing"
            onClick={() => apply.mutate({ input: { plan: check.data.plan }, file })}
          >
            {count === 0 ? 'Nothing to import' : `Import ${counted(count, 'record')}`}
          </Button>
        )}
      </div>
      {report && !problem && <ImportLines report={report} done={apply.data !== undefined} />}
    </Card>
  )
}
