import type { Annotation } from '@campanile/contract/assignments/annotations.ts'
import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { MessageSquarePlus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { AnnotationMarker } from './AnnotationMarker.tsx'
import type { AnnotationDraft } from './annotationDraft.ts'
import { m } from './messages.ts'
import { PdfView } from './PdfView.tsx'

const AnnotationDialog = lazyDialog(() => import('./AnnotationDialog.tsx'), 'AnnotationDialog')

interface AnnotatedPdfProps {
  of: { assignmentId: string; studentId: string }
  submissionId: string
  file: SubmittedFile
}

/** A submitted PDF file with the comments at points of its pages. The file itself stays as it was submitted. */
export function AnnotatedPdf({ of: { assignmentId, studentId }, submissionId, file }: AnnotatedPdfProps) {
  const { data } = useRead('listAnnotations', { assignmentId, studentId })
  const [isAdding, setIsAdding] = useState(false)
  const [draft, setDraft] = useState<AnnotationDraft>()
  const comments = (data?.items ?? []).filter(({ fileId }) => fileId === file.id)
  const mayAnnotate = data?.can.annotate ?? false
  const addAt = (page: number) => (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // Opened by key, without a point, so the comment goes to the top of the page.
    const isKey = event.detail === 0
    const x = isKey ? 0.95 : (event.clientX - left) / width
    const y = isKey ? 0.05 : (event.clientY - top) / height
    setDraft({ page, x: shareOf(x), y: shareOf(y) })
    setIsAdding(false)
  }
  return (
    <>
      <PdfView
        source="readSubmittedFile"
        submissionId={submissionId}
        fileId={file.id}
        name={file.name}
        tools={
          mayAnnotate && (
            <Button
              size="sm"
              variant={isAdding ? 'primary' : 'secondary'}
              aria-pressed={isAdding}
              icon={<MessageSquarePlus size={14} aria-hidden="true" />}
              onClick={() => setIsAdding(!isAdding)}
            >
              {isAdding ? m.selectAPoint() : m.addComment()}
            </Button>
          )
        }
        over={(page) => (
          <>
            {isAdding && (
              <button
                type="button"
                aria-label={m.addACommentOnPage({ page })}
                className="absolute inset-0 cursor-crosshair bg-transparent focus-visible:-outline-offset-2"
                onClick={addAt(page)}
              />
            )}
            {markersOf(comments, page).map(({ comment, number }) => (
              <AnnotationMarker
                key={comment.id}
                comment={comment}
                number={number}
                onEdit={mayAnnotate ? () => setDraft(comment) : undefined}
              />
            ))}
          </>
        )}
      />
      {draft && (
        <AnnotationDialog
          of={{ assignmentId, studentId, fileId: file.id }}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}

/** Within the page, to four decimals as the server keeps it. */
const shareOf = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

/** Comments of a page with their numbers in the file. */
const markersOf = (comments: readonly Annotation[], page: number) =>
  comments
    .map((comment, index) => ({ comment, number: index + 1 }))
    .filter(({ comment }) => comment.page === page)
