import { type SettingPath, settingLabels } from '@campanile/contract/settings/setting-words.ts'
import { useState } from 'react'
import type { Choice } from '#lib/editConflict.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { inWords, valueAt, withValue } from './draft.ts'
import type { Conflict, useSettingsForm } from './useSettingsForm.ts'

interface ConflictDialogProps {
  conflict: Conflict
  form: Pick<
    ReturnType<typeof useSettingsForm>,
    'saveChosen' | 'takeTheirs' | 'decideLater' | 'saving' | 'failure'
  >
}

/** Another admin saved first: each value that differs, theirs and mine. */
export function ConflictDialog({ conflict: { mine, theirs, paths }, form }: ConflictDialogProps) {
  const [choice, setChoice] = useState<Choice<SettingPath>>({})
  const save = () => {
    const values = paths
      .filter((path) => choice[path] === 'theirs')
      .reduce((kept, path) => withValue(kept, path, valueAt(theirs.values, path)), mine)
    form.saveChosen({ version: theirs.version, values })
  }
  return (
    <Dialog
      onClose={form.decideLater}
      title="Another administrator changed this"
      description="Choose what holds. Nothing is saved until you do."
      footer={
        <>
          <Button size="lg" disabled={form.saving} onClick={form.takeTheirs}>
            Keep theirs
          </Button>
          <Button size="lg" variant="primary" busy={form.saving} busyLabel="Saving" onClick={save}>
            Save as chosen
          </Button>
        </>
      }
    >
      <div className="grid gap-4 px-6 py-5 max-md:px-4">
        {form.failure ? (
          <Alert tone="bad" takesFocus>
            {sentenceOf(form.failure)}
          </Alert>
        ) : null}
        {paths.map((path) => (
          <ConflictField
            key={path}
            label={settingLabels[path]}
            mine={inWords(path, valueAt(mine, path))}
            theirs={inWords(path, valueAt(theirs.values, path))}
            side={choice[path] ?? 'mine'}
            onChoose={(side) => setChoice((before) => ({ ...before, [path]: side }))}
          />
        ))}
      </div>
    </Dialog>
  )
}
