import { marksLayout } from '@campanile/contract/imports/import-columns.ts'
import { type MarksImport, maxMarksText } from '@campanile/contract/results/marks-import.ts'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ImportPreview } from '#ui/import/ImportPreview.tsx'
import { ImportWizard } from '#ui/import/ImportWizard.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

const kind = { name: 'marks', layout: marksLayout, loose: true }

function fileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return m.thisFileIsEmpty()
  return size > maxMarksText ? m.thisFileIsLargerThan1() : undefined
}

const rejectedFirst = (lines: MarksImport['lines']) => [
  ...lines.filter(({ outcome }) => outcome === 'rejected'),
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
        title: m.markReverted({ undone }),
        ...(kept > 0 && { message: m.markChangedSinceAndKept({ kept }) }),
      })
    } catch (error) {
      void showToast({ type: 'error', title: m.theImportWasNotRolledBack(), message: sentenceOf(error) })
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
            title: m.markImported({ count }),
            action: { label: m.undo(), onAction: () => void rollBack(report.plan) },
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title={m.importMarks()}
      description={m.fromACSVFileWithStudent()}
      size="md"
      busy={apply.isPending}
    >
      <div className="px-6 py-5 max-md:px-4">
        <ImportWizard
          kind={kind}
          accept=".csv,text/csv,.txt,.tsv"
          limits={m.upTo1MBYou()}
          problemOf={fileProblem}
          check={{
            verb: m.previewImport(),
            busyLabel: m.reading(),
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
            verb: count === 0 ? m.nothingToImport() : m.importMark({ count }),
            busyLabel: m.importing(),
            disabled: count === 0,
            busy: apply.isPending,
            error: apply.error,
            failed: m.nothingWasImported(),
            onStart: write,
          }}
        />
      </div>
    </Dialog>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

const changeWords = (before: string | null, after: string) =>
  before === null ? m.newMark({ after, strong }) : m.changedMark({ before, after, strong })

const Preview = ({ report }: { report: MarksImport }) => (
  <ImportPreview
    done={false}
    counts={report.counts}
    heads={{ title: m.student(), change: m.mark() }}
    lines={rejectedFirst(report.lines).map(({ student, before, after, ...line }) => ({
      ...line,
      title: student,
      change: (
        <span className="tnum text-ink-2">
          {line.outcome === 'changed' ? changeWords(before, after ?? '') : strong(after)}
        </span>
      ),
    }))}
  />
)
