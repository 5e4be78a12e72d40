import type { DraftInputs } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextField } from '#ui/TextField.tsx'
import { DraftInputFields } from './DraftInputFields.tsx'
import type { TermPicker } from './DraftsView.tsx'
import { areComplete } from './draftInputs.ts'
import { draftsPath } from './draftWords.ts'
import { m } from './messages.ts'

/** Creates a draft with a name, a term and its input, and computes it. */
export function NewDraftPanel({ termPicker, onClose }: { termPicker: TermPicker; onClose: () => void }) {
  const navigate = useNavigate()
  const create = useAct('createTimetableDraft')
  const [name, setName] = useState('')
  const [termId, setTermId] = useState<string>()
  const [edited, setEdited] = useState<DraftInputs>()
  const defaults = useRead('readDraftDefaults', termId ? { termId } : null)
  const inputs = edited ?? defaults.data?.inputs
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (!name.trim() || !termId || !inputs || !areComplete(inputs)) return
    create.mutate({ name, termId, inputs }, { onSuccess: ({ id }) => void navigate(`${draftsPath}/${id}`) })
  }
  return (
    <FormDialog
      as="wide-panel"
      title={m.newDraft()}
      description={m.aboutDrafts()}
      verb={m.compute()}
      busyLabel={m.starting()}
      busy={create.isPending}
      dirty={name !== '' || edited !== undefined}
      error={create.error}
      failed={m.computeFailed()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={m.name()}
          value={name}
          maxLength={80}
          error={isTried && (!name.trim() || !termId) ? m.nameRequired() : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {termPicker(m.term(), termId, (id) => {
          setTermId(id)
          setEdited(undefined)
        })}
        {termId && (
          <Loaded query={defaults} failure={m.loadDraftFailed()}>
            {({ inputs: proposed, classes }) => (
              <DraftInputFields
                key={termId}
                inputs={edited ?? proposed}
                classes={classes}
                onChange={setEdited}
              />
            )}
          </Loaded>
        )}
      </div>
    </FormDialog>
  )
}
