import { ApiError } from '@campanile/contract/client.ts'
import type { ExamDraft, ExamDraftInputs } from '@campanile/contract/exams/exam-drafts.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { TermPicker } from '../DraftsView.tsx'
import { m as draftWords } from '../messages.ts'
import { ExamDraftFields } from './ExamDraftFields.tsx'
import { examDraftsPath } from './examDraftWords.ts'
import { m } from './messages.ts'

const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : {})

interface ExamDraftPanelProps {
  /** The draft that is changed; without it, a new one is created. */
  draft?: ExamDraft
  termPicker?: TermPicker
  onClose: () => void
}

/** Names a draft of exams, sets its input, and computes it, again if it exists already. */
export function ExamDraftPanel({ draft, termPicker, onClose }: ExamDraftPanelProps) {
  const navigate = useNavigate()
  const create = useAct('createExamDraft')
  const compute = useAct('computeExamDraft')
  const [name, setName] = useState('')
  const [termId, setTermId] = useState(draft?.term.id)
  const [edited, setEdited] = useState<ExamDraftInputs | undefined>(draft?.inputs)
  const options = useRead('readExamDraftOptions', termId ? { termId } : null)
  const inputs = edited ?? options.data?.inputs
  const [isTried, setTried] = useState(false)
  const act = draft ? compute : create
  const submit = () => {
    setTried(true)
    if (!inputs) return
    if (draft) {
      const { id: draftId, version } = draft
      compute.mutate({ draftId, version, inputs }, { onSuccess: onClose })
    } else if (name.trim() && termId) {
      const onSuccess = ({ id }: ExamDraft) => void navigate(`${examDraftsPath}/${id}`)
      create.mutate({ name, termId, inputs }, { onSuccess })
    }
  }
  return (
    <FormDialog
      as="wide-panel"
      title={draft ? draftWords.changeAndCompute() : draftWords.newDraft()}
      description={draft?.name ?? m.about()}
      verb={draftWords.compute()}
      busyLabel={draftWords.starting()}
      busy={act.isPending}
      dirty={name !== '' || edited !== draft?.inputs}
      error={act.error}
      failed={draftWords.computeFailed()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-5">
        {termPicker && (
          <>
            <TextField
              label={draftWords.name()}
              value={name}
              maxLength={80}
              error={isTried && (!name.trim() || !termId) ? draftWords.nameRequired() : undefined}
              onChange={({ target }) => setName(target.value)}
            />
            {termPicker(draftWords.term(), termId, (id) => {
              setTermId(id)
              setEdited(undefined)
            })}
          </>
        )}
        {termId && (
          <Loaded query={options} failure={draftWords.loadDraftFailed()}>
            {(data) => (
              <ExamDraftFields
                key={termId}
                inputs={edited ?? data.inputs}
                options={data}
                errors={fieldsOf(act.error)}
                onChange={setEdited}
              />
            )}
          </Loaded>
        )}
      </div>
    </FormDialog>
  )
}
