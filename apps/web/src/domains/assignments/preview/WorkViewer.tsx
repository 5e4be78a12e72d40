import type { Submission } from '@campanile/contract/assignments/marking.ts'
import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#lib/lazyPart.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'
import { TextView } from './TextView.tsx'
import { type WorkPreview, workViewOf } from './workView.ts'

const PdfView = lazyPart(() => import('./PdfView.tsx'), 'PdfView')
const AnnotatedPdf = lazyPart(() => import('./AnnotatedPdf.tsx'), 'AnnotatedPdf')

const reasons: Record<
  Exclude<WorkPreview, 'pdf' | 'converted' | 'image' | 'text'>,
  [title: string, hint: string]
> = {
  none: [m.noPreviewForThisKind(), m.downloadItToSeeItsContents()],
  'too-large': [m.tooLargeForAPreview(), m.downloadItToSeeItsContents()],
  failed: [m.thisFileCouldNotBeConverted(), m.downloadItToSeeItsContents()],
  waiting: [m.thePreviewIsBeingPrepared(), m.itAppearsHereWithinAFew()],
}

interface ShownProps {
  submission: Submission
  submissionId: string
  file: SubmittedFile
}

function Shown({ submission, submissionId, file }: ShownProps) {
  const view = workViewOf(file, submission.previews)
  switch (view) {
    case 'pdf':
      return <AnnotatedPdf of={submission} submissionId={submissionId} file={file} />
    case 'converted':
      return (
        <PdfView source="readWorkPreview" submissionId={submissionId} fileId={file.id} name={file.name} />
      )
    case 'image':
      return (
        <img src={file.url} alt={file.name} className="mx-auto max-w-full rounded-md border border-line" />
      )
    case 'text':
      return <TextView submissionId={submissionId} file={file} />
    default: {
      const [title, hint] = reasons[view]
      return (
        <Empty kind="none" heading="h3" title={title}>
          {hint}
        </Empty>
      )
    }
  }
}

/** The files of the newest submission, one at a time, shown next to the mark. */
export function WorkViewer({ submission }: { submission: Submission }) {
  const [newest] = submission.receipts
  const files = newest?.files ?? []
  const [fileId, setFileId] = useState(files[0]?.id)
  const file = files.find(({ id }) => id === fileId) ?? files[0]
  if (!newest || !file) return null
  return (
    <section aria-label={m.work()}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {files.length > 1 ? (
          <Segmented
            label={m.file()}
            value={file.id}
            onChange={setFileId}
            options={files.map(({ id, name }) => ({
              value: id,
              label: <span className="block max-w-48 truncate">{name}</span>,
            }))}
            className="max-w-full overflow-x-auto"
          />
        ) : (
          <h3 className="min-w-0 truncate text-md font-title">{file.name}</h3>
        )}
        <a href={file.url} download={file.name} className={buttonClass('secondary', 'sm', 'ms-auto')}>
          <Download size={14} aria-hidden="true" />
          {m.downloadShownBelow({
            fileName: file.name,
            span: hidden,
          })}
        </a>
      </div>
      <Shown key={file.id} submission={submission} submissionId={newest.id} file={file} />
    </section>
  )
}
