import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { useAct, useUpload } from '#lib/useAct.ts'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { FilePicker } from '#ui/FilePicker.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { workFileRules } from '../workFiles.ts'
import { m } from './messages.ts'

/** The annotated work that is returned with the mark. */
export function FeedbackFile({ submission }: { submission: Submission }) {
  const { assignmentId, studentId, feedbackFile, can } = submission
  const [share, setShare] = useState(0)
  const [unfit, setUnfit] = useState<string>()
  const attach = useUpload('attachFeedbackFile')
  const remove = useAct('removeFeedbackFile')
  const failure = attach.error ?? remove.error
  if (!feedbackFile && !can.mark) return null
  return (
    <section aria-label={m.annotatedWork()} className="mt-2">
      <h3 className="mb-1.5 text-sm font-label">
        {m.annotatedWorkOptional({
          span: (text) => <span className="ms-1.5 font-normal text-ink-3">{text}</span>,
        })}
      </h3>
      {feedbackFile ? (
        <AttachmentList
          label={m.annotatedWork()}
          attachments={[feedbackFile]}
          act={({ name }) =>
            can.mark && (
              <IconButton
                label={m.removeName({ name })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ assignmentId, studentId })}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      ) : (
        <FilePicker
          accept={workFileRules.accept}
          label={m.selectFile()}
          disabled={attach.isPending}
          busy={attach.isPending}
          error={unfit ?? (failure ? sentenceOf(failure) : undefined)}
          message={m.upTo25MB()}
          onPick={(file) => {
            const problem = workFileRules.problem(file)
            setUnfit(problem)
            if (problem) return
            const input = { assignmentId, studentId, name: file.name }
            attach.mutate({ input, file, onProgress: setShare })
          }}
        />
      )}
      {attach.isPending && (
        <div className="mt-2">
          <ProgressBar label={m.uploadOfTheAnnotatedWork()} value={share} />
        </div>
      )}
    </section>
  )
}
