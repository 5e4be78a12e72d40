import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { AnnotationDraft } from './annotationDraft.ts'
import { m } from './messages.ts'

interface AnnotationDialogProps {
  of: { assignmentId: string; studentId: string; fileId: string }
  draft: AnnotationDraft
  onClose: () => void
}

/** Writes, changes or deletes a comment on a page. */
export function AnnotationDialog({ of, draft, onClose }: AnnotationDialogProps) {
  const { assignmentId, studentId, fileId } = of
  const { page, x, y, id, version = 0 } = draft
  const [newId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState(draft.text ?? '')
  const [isJudged, setIsJudged] = useState(false)
  const add = useAct('addAnnotation')
  const update = useAct('updateAnnotation')
  const remove = useAct('deleteAnnotation')
  const done = { onSuccess: onClose }
  const save = () => {
    setIsJudged(true)
    if (!text.trim()) return
    if (id) update.mutate({ assignmentId, studentId, annotationId: id, version, text }, done)
    else add.mutate({ assignmentId, studentId, annotationId: newId, fileId, page, x, y, text }, done)
  }
  return (
    <FormDialog
      title={id ? m.editCommentOnPage({ page }) : m.addCommentOnPage({ page })}
      description={m.theStudentSeesItOnce()}
      verb={m.save()}
      busyLabel={m.saving()}
      busy={add.isPending || update.isPending || remove.isPending}
      dirty={text !== (draft.text ?? '')}
      error={add.error ?? update.error ?? remove.error}
      failed={m.theCommentWasNotSaved()}
      aside={
        id && (
          <Button
            variant="danger"
            size="lg"
            onClick={() => remove.mutate({ assignmentId, studentId, annotationId: id, version }, done)}
          >
            {m.delete()}
          </Button>
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={m.comment()}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isJudged && !text.trim() ? m.thisIsRequired() : undefined}
      />
    </FormDialog>
  )
}
