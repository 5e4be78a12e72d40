import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { m } from './messages.ts'
import { type MissingFile, missingQuestion } from './missingFiles.ts'

interface MissingFilesDialogProps {
  files: readonly MissingFile[]
  onRetry: () => void
  onHandIn: () => void
  onClose: () => void
}

/** Asks before a submission leaves out a file that the student selected. */
export function MissingFilesDialog({ files, onRetry, onHandIn, onClose }: MissingFilesDialogProps) {
  const canRetry = files.some((file) => file.canRetry)
  return (
    <Dialog
      title={missingQuestion(files.length)}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onHandIn}>
            {m.submitWithout({ count: files.length })}
          </Button>
          <Button size="lg" variant="primary" onClick={canRetry ? onRetry : onClose}>
            {canRetry ? m.tryAgain() : m.backToFiles()}
          </Button>
        </>
      }
    >
      <ul className="space-y-3 px-6 py-5 max-md:px-4">
        {files.map(({ id, name, problem }) => (
          <li key={id} className="text-sm">
            <span className="block break-words font-label">{name}</span>
            <span className="mt-0.5 flex items-center gap-1.5 text-bad-ink">
              <FieldGlyph state="bad" />
              {problem}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
