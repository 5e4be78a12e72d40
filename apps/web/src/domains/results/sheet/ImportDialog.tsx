import { type MarksImport, maxMarksText } from '@campanile/contract/results/marks-import.ts'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'

type Line = MarksImport['lines'][number]

/** Lines shown at most; rejected ones come first. */
const shownLines = 200

const looks: Record<Line['outcome'], { label: string; tone: Tone }> = {
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'As it is', tone: 'idle' },
  refused: { label: 'Refused', tone: 'bad' },
}

const rank: Record<Line['outcome'], number> = { refused: 0, changed: 1, same: 2 }

const ImportLine = ({ line }: { line: Line }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-base">
    <span className="tnum w-10 shrink-0 text-right text-xs text-ink-3">Line {line.line}</span>
    <span className="min-w-0 flex-1">
      <span className="block truncate font-label">{line.student ?? 'Nobody'}</span>
      {line.reason && <span className="block text-sm text-bad-ink">{line.reason}</span>}
    </span>
    <span className="tnum text-sm text-ink-2">
      {line.outcome === 'changed' && `${line.before ?? 'nothing'} to `}
      <strong>{line.after}</strong>
    </span>
    <Chip tone={looks[line.outcome].tone}>{looks[line.outcome].label}</Chip>
  </li>
)

/** Imports marks from a CSV file: first a dry run line by line, then all marks or none. */
export function ImportDialog({ sheetId, onClose }: { sheetId: string; onClose: () => void }) {
  const check = useAct('checkMarksImport')
  const apply = useAct('applyMarksImport')
  const undo = useAct('undoMarksImport')
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (chosen: File) => {
    apply.reset()
    check.reset()
    const isLarge = chosen.size > maxMarksText
    setTooLarge(isLarge)
    if (isLarge) return
    const text = await chosen.text()
    setFile({ name: chosen.name, text })
    check.mutate({ sheetId, text })
  }
  const report = check.data
  const count = report?.counts.changed ?? 0
  const lines = report && [...report.lines].sort((a, b) => rank[a.outcome] - rank[b.outcome])
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
    if (!file || !report) return
    apply.mutate(
      { sheetId, text: file.text, plan: report.plan },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: `${counted(count, 'mark')} written`,
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
      description="Two columns: student number or email, and the mark, A or I"
      size="md"
      busy={apply.isPending}
      footer={
        <>
          <Button size="lg" disabled={apply.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={count === 0}
            busy={apply.isPending}
            busyLabel="Writing"
            onClick={write}
          >
            {count === 0 ? 'Nothing to write' : `Write ${counted(count, 'mark')}`}
          </Button>
        </>
      }
    >
      <div className="space-y-4 px-6 py-5 max-md:px-4">
        {apply.error && <SaveFailed title="Nothing was written" error={apply.error} />}
        <FilePicker
          accept=".csv,text/csv,.txt,.tsv"
          label={file ? 'Choose another file' : 'Choose a CSV file'}
          disabled={check.isPending || apply.isPending}
          busy={check.isPending}
          error={tooLarge ? 'This file is too large' : check.error ? sentenceOf(check.error) : undefined}
          message={
            apply.error
              ? 'Select the file again to see what it would change now.'
              : (file?.name ?? 'Nothing is written before you have seen it.')
          }
          onPick={(chosen) => void choose(chosen)}
        />
        {report && (
          <section aria-label="Dry run">
            <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
              <span className="mr-1 text-ink-2">Dry run:</span>
              {(['refused', 'changed', 'same'] as const).map((it) => (
                <Chip key={it} tone={looks[it].tone}>
                  {looks[it].label} {report.counts[it]}
                </Chip>
              ))}
            </p>
            <ul aria-label="Lines of the file" className="mt-2 divide-y divide-line">
              {lines?.slice(0, shownLines).map((line) => (
                <ImportLine key={line.line} line={line} />
              ))}
            </ul>
            {report.lines.length > shownLines && (
              <p className="py-2 text-sm text-ink-3">
                And {counted(report.lines.length - shownLines, 'more line')} of the file.
              </p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  )
}
