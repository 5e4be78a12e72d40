import { marksLayout } from '@campanile/contract/imports/import-columns.ts'
import { type MarksImport, maxMarksText } from '@campanile/contract/results/marks-import.ts'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ImportPreview } from '#ui/import/ImportPreview.tsx'
import { ImportWizard } from '#ui/import/ImportWizard.tsx'
import { showToast } from '#ui/toast.ts'

const kind = { name: 'marks', layout: marksLayout, loose: true }

function fileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.'
  return size > maxMarksText ? 'This file is larger than 1 MB. Split it.' : undefined
}

const rejectedFirst = (lines: MarksImport['lines']) => [
  ...lines.filter(({ outcome }) => outcome === 'refused'),
  ...lines.filter(({ outcome }) => outcome === 'changed'),
  ...lines.filter(({ outcome }) => outcome === 'same'),
]

/** Imports marks from a CSV file: first a preview line by line, then all marks or none. */
export function ImportDialog({ sheetId, onClose }: { sheetId: string; onClose: () => void }) {
  const check = useAct('checkMarksImport')
  const apply = useAct('applyMarksImport')
  const undo = useAct('undoMarksImport')
  const [isReading, setReading] = useState(false)
  const report = check.data
  const count = report?.counts.changed ?? 0
  const start = async (file: File) => {
    setReading(true)
    const text = await file.text().finally(() => setReading(false))
    check.mutate({ sheetId, text })
  }
  const rollBack = async (plan: string) => {
    try {
      const { undone, kept } = await undo.mutateAsync({ sheetId, plan })
      void showToast({
        type: 'success',
        title: `${counted(undone, 'mark')} reverted`,
        ...(kept > 0 && { message: `${counted(kept, 'mark')} changed since and kept` }),
      })
    } catch (error) {
      void showToast({ type: 'error', title: 'The import was not rolled back', message: sentenceOf(error) })
    }
  }
  const write = () => {
    if (!report || !check.variables) return
    apply.mutate(
      { ...check.variables, plan: report.plan },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: `${counted(count, 'mark')} imported`,
            action: { label: 'Undo', onAction: () => void rollBack(report.plan) },
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title="Import marks"
      description="From a CSV file with student number or email, and mark. A: absent, I: incomplete."
      size="md"
      busy={apply.isPending}
    >
      <div className="px-6 py-5 max-md:px-4">
        <ImportWizard
          kind={kind}
          accept=".csv,text/csv,.txt,.tsv"
          limits="Up to 1 MB. You can review everything before it is saved."
          problemOf={fileProblem}
          check={{
            verb: 'Preview import',
            busyLabel: 'Reading',
            busy: isReading || check.isPending,
            error: check.error,
            onStart: (file) => void start(file),
            onReset: () => {
              check.reset()
              apply.reset()
            },
          }}
          preview={report && <Preview report={report} />}
          apply={{
            verb: count === 0 ? 'Nothing to import' : `Import ${counted(count, 'mark')}`,
            busyLabel: 'Importing',
            disabled: count === 0,
            busy: apply.isPending,
            error: apply.error,
            failed: 'Nothing was imported',
            onStart: write,
          }}
        />
      </div>
    </Dialog>
  )
}

const Preview = ({ report }: { report: MarksImport }) => (
  <ImportPreview
    done={false}
    counts={report.counts}
    heads={{ title: 'Student', change: 'Mark' }}
    lines={rejectedFirst(report.lines).map(({ student, before, after, ...line }) => ({
      ...line,
      title: student,
      change: (
        <span className="tnum text-ink-2">
          {line.outcome === 'changed' && before !== null && `${before} to `}
          <strong>{after}</strong>
          {line.outcome === 'changed' && before === null && ' (new)'}
        </span>
      ),
    }))}
  />
)
