import { maxMarkComment } from '@campanile/contract/results/mark-entry.ts'
import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { useComment } from './useComment.ts'

const formId = 'mark-comment'

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
    <Dialog
      onClose={onClose}
      title={`Comment on ${fullName(cell.student)}`}
      description="Lecturers of the class and admins read it. The student does not."
      locked={isDirty}
      footer={
        <FormFooter
          form={formId}
          verb={conflict ? 'Save what is chosen' : 'Save comment'}
          busyLabel="Saving"
          busy={isSaving}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure ? <SaveFailed title="The comment was not saved" error={failure} /> : null}
        {conflict ? (
          <div className="space-y-4">
            <Alert tone="warn" title="Somebody else wrote a comment here meanwhile" takesFocus>
              Choose which is to stand.
            </Alert>
            <ConflictField
              label="Comment"
              mine={written ?? 'No comment'}
              theirs={conflict.theirs ?? 'No comment'}
              side={conflict.side}
              onChoose={choose}
            />
          </div>
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
      </form>
    </Dialog>
  )
}
