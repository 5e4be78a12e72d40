import { maxMarkComment } from '@campanile/contract/results/mark-entry.ts'
import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { EditConflict } from '#ui/EditConflict.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useComment } from './useComment.ts'

interface CommentDialogProps {
  sheetId: string
  cell: MarkCell
  onClose: () => void
}

/** What is to be said about one mark among those who mark. */
export function CommentDialog({ sheetId, cell, onClose }: CommentDialogProps) {
  const { text, setText, written, isDirty, isSaving, failure, conflict, choose, submit } = useComment(
    sheetId,
    cell,
    onClose,
  )
  return (
    <FormDialog
      title={`Comment on ${fullName(cell.student)}`}
      description="Visible to lecturers of the class and admins, not to the student."
      verb={conflict ? 'Save selection' : 'Save comment'}
      busyLabel="Saving"
      busy={isSaving}
      dirty={isDirty}
      error={failure}
      failed="The comment was not saved"
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          what="comment"
          differences={[
            {
              field: 'comment',
              label: 'Comment',
              mine: written ?? 'No comment',
              theirs: conflict.theirs ?? 'No comment',
            },
          ]}
          choice={{ comment: conflict.side }}
          onChoose={(_, side) => choose(side)}
        />
      ) : (
        <TextAreaField
          label="Comment"
          optional
          help="Why the mark is unusual, or what a second marker should look at"
          maxLength={maxMarkComment}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
