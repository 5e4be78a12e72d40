import { ApiError } from '@campanile/contract/client.ts'
import type { SavedView } from '@campanile/contract/saved-views/saved-views.ts'
import { useState } from 'react'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from './FormDialog.tsx'
import { m } from './messages.ts'
import { TextField } from './TextField.tsx'
import { showToast } from './toast.ts'

interface ViewNameDialogProps {
  /** The settings saved under the name. */
  save?: Omit<SavedView, 'id' | 'name'>
  /** The view that gets another name. */
  rename?: SavedView
  onClose: () => void
}

const onAnswer = replaceRead('listSavedViews')

/** Saves a view of a list under a name, or gives one another name. */
export function ViewNameDialog({ save, rename, onClose }: ViewNameDialogProps) {
  const creating = useAct('createSavedView', { onAnswer })
  const renaming = useAct('renameSavedView', { onAnswer })
  const [name, setName] = useState(rename?.name ?? '')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const act = rename ? renaming : creating
  const trimmed = name.trim()
  const refused = act.error instanceof ApiError ? act.error.fields.name : undefined
  const onSuccess = () => {
    void showToast({
      type: 'success',
      title: rename ? m.renamedTo({ name: trimmed }) : m.nameIsSaved({ name: trimmed }),
    })
    onClose()
  }
  const submit = () => {
    setIsSubmitted(true)
    if (trimmed === '') return
    if (rename) renaming.mutate({ viewId: rename.id, name: trimmed }, { onSuccess })
    else if (save) creating.mutate({ ...save, name: trimmed }, { onSuccess })
  }
  return (
    <FormDialog
      title={rename ? m.renameName({ name: rename.name }) : m.saveView()}
      description={m.onlyYouSeeYourSavedViews()}
      verb={rename ? m.rename() : m.saveView()}
      busyLabel={m.saving()}
      busy={act.isPending}
      dirty={trimmed !== (rename?.name ?? '')}
      error={refused ? undefined : act.error}
      failed={rename ? m.theViewWasNotRenamed() : m.theViewWasNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.name()}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          act.reset()
        }}
        error={isSubmitted && trimmed === '' ? m.enterAName() : refused}
      />
    </FormDialog>
  )
}
