import { type SettingPath, settingLabels } from '@campanile/contract/settings/setting-words.ts'
import { useState } from 'react'
import type { ConflictChoice } from '#lib/editConflict.ts'
import { ConflictField } from '#ui/ConflictField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { settingWords, valueAt, withValue } from './draft.ts'
import { m } from './messages.ts'
import type { Conflict, useSettingsForm } from './useSettingsForm.ts'

interface ConflictDialogProps {
  conflict: Conflict
  form: Pick<ReturnType<typeof useSettingsForm>, 'saveChosen' | 'takeTheirs' | 'saving' | 'failure'>
  onClose: () => void
}

/** Another admin saved first: each value that differs, theirs and mine. */
export function ConflictDialog({ conflict: { mine, theirs, paths }, form, onClose }: ConflictDialogProps) {
  const [choice, setChoice] = useState<ConflictChoice<SettingPath>>({})
  const save = () => {
    const values = paths
      .filter((path) => choice[path] === 'theirs')
      .reduce((kept, path) => withValue(kept, path, valueAt(theirs.values, path)), mine)
    form.saveChosen({ version: theirs.version, values })
  }
  return (
    <FormDialog
      title={m.somebodyChangedThis()}
      description={m.selectWhatApplies()}
      verb={m.saveSelection()}
      busyLabel={m.saving()}
      cancelLabel={m.keepTheirs()}
      onCancel={form.takeTheirs}
      busy={form.saving}
      error={form.failure}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="space-y-4">
        {paths.map((path) => (
          <ConflictField
            key={path}
            label={settingLabels[path]}
            mine={settingWords(path, valueAt(mine, path))}
            theirs={settingWords(path, valueAt(theirs.values, path))}
            side={choice[path] ?? 'mine'}
            onChoose={(side) => setChoice((before) => ({ ...before, [path]: side }))}
          />
        ))}
      </div>
    </FormDialog>
  )
}
