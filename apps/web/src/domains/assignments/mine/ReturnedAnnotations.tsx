import type { Annotation } from '@campanile/contract/assignments/annotations.ts'
import type { Receipt, SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'

const AnnotatedFilePanel = lazyDialog(() => import('./AnnotatedFilePanel.tsx'), 'AnnotatedFilePanel')

interface Opened {
  submissionId: string
  file: SubmittedFile
}

/** Files with comments, of all attempts. */
const annotatedFiles = (receipts: readonly Receipt[], comments: readonly Annotation[]) =>
  receipts.flatMap(({ id, files }) =>
    files
      .filter((file) => comments.some(({ fileId }) => fileId === file.id))
      .map((file) => ({ submissionId: id, file })),
  )

interface ReturnedAnnotationsProps {
  assignmentId: string
  receipts: readonly Receipt[]
}

/** The lecturer's comments on the pages of returned work. */
export function ReturnedAnnotations({ assignmentId, receipts }: ReturnedAnnotationsProps) {
  const { id: studentId } = useUser()
  const { data } = useRead('listAnnotations', { assignmentId, studentId })
  const [opened, setOpened] = useState<Opened>()
  const comments = data?.items ?? []
  const files = annotatedFiles(receipts, comments)
  if (files.length === 0) return null
  return (
    <Card aria-labelledby="work-comments">
      <CardHead id="work-comments" title={m.commentsOnYourWork()} />
      <ul className="grid gap-4 px-5 pb-5 pt-2 max-sm:px-4">
        {files.map(({ submissionId, file }) => (
          <li key={file.id}>
            <p className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate text-base font-label">{file.name}</span>
              <Button size="sm" onClick={() => setOpened({ submissionId, file })}>
                {m.showOnThePageIn({
                  fileName: file.name,
                  span: hidden,
                })}
              </Button>
            </p>
            <ol className="mt-2 grid gap-2">
              {comments
                .filter(({ fileId }) => fileId === file.id)
                .map(({ id, page, text }) => (
                  <li
                    key={id}
                    className="whitespace-pre-line break-words border-s-2 border-brand-line ps-3 text-base"
                  >
                    <span className="tnum text-sm text-ink-3">{m.page({ page })}</span>
                    <br />
                    {text}
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ul>
      {opened && (
        <AnnotatedFilePanel
          of={{ assignmentId, studentId }}
          {...opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
