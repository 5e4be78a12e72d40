import { maxMarkComment } from '@campanile/contract/results/mark-entry.ts'
import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { EditConflict } from '#ui/EditConflict.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { m } from './messages.ts'
import { useComment } from './useComment.ts'

interface CommentDialogProps {
  sheetId: string
  cell: MarkCell
  onClose: () => void
}

/** The comment of markers on one mark. */
export function CommentDialog({ sheetId, cell, onClose }: CommentDialogProps) {
  const { text, setText, written, isDirty, isSaving, failure, conflict, choose, submit } = useComment(
    sheetId,
    cell,
    onClose,
  )
  return (
    <FormDialog
      title={m.commentOn({ fullName: fullName(cell.student) })}
      description={m.visibleToLecturersOfTheClass()}
      verb={conflict ? m.saveSelection() : m.saveComment()}
      busyLabel={m.saving()}
      busy={isSaving}
      dirty={isDirty}
      error={failure}
      failed={m.theCommentWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          differences={[
            {
              field: 'comment',
              label: m.comment(),
              mine: written ?? m.noComment(),
              theirs: conflict.theirs ?? m.noComment(),
            },
          ]}
          choice={{ comment: conflict.side }}
          onChoose={(_, side) => choose(side)}
        />
      ) : (
        <TextAreaField
          label={m.comment()}
          optional
          help={m.commentHelp()}
          maxLength={maxMarkComment}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
