import { ApiError } from '@campanile/contract/client.ts'
import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import type { Answer } from '#lib/reads.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { showToast } from '#ui/toast.ts'
import {
  changedPaths,
  readSettingsDraft,
  type SettingsDraft,
  settingsDraft,
  valueAt,
  withValue,
} from './draft.ts'
import { m } from './messages.ts'

type Settings = Answer<'readSettings'>

/** Two edits of the same settings: theirs with mine over them, theirs, and the values that both changed. */
export interface Conflict {
  mine: Settings['values']
  theirs: Settings
  paths: SettingPath[]
}

/** The state of one section's form, from reading to saving. */
export function useSettingsForm(read: Settings, paths: readonly SettingPath[]) {
  const update = useAct('updateSettings', { onAnswer: replaceRead('readSettings') })
  const readNow = useReadNow()
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState<SettingsDraft>(() => settingsDraft(read.values, paths))
  const [conflict, setConflict] = useState<Conflict>()
  const [judged, setJudged] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const { values, errors } = readSettingsDraft(base.values, draft)
  const dirty = Object.keys(errors).length > 0 || changedPaths(base.values, values, paths).length > 0

  const startFrom = (settings: Settings) => {
    setBase(settings)
    setDraft(settingsDraft(settings.values, paths))
    setConflict(undefined)
    setJudged(false)
  }
  // Another admin's changes appear automatically while nothing is typed here.
  if (!dirty && read.version !== base.version) startFrom(read)

  async function save(wanted: Settings): Promise<void> {
    try {
      startFrom(await update.mutateAsync(wanted))
      void showToast({ type: 'success', title: m.settingsSaved() })
    } catch (error) {
      if (!hasCode(error, 'edit-conflict')) throw error
      await saveMerged(wanted.values)
    }
  }

  /**
   * Saves over another admin's changes, keeping their values where this form did not change them. Asks first
   * if both changed the same value.
   */
  async function saveMerged(mine: Settings['values']) {
    const theirs = await readNow('readSettings', {})
    const touched = changedPaths(base.values, mine, paths)
    const merged = touched.reduce((kept, path) => withValue(kept, path, valueAt(mine, path)), theirs.values)
    const contested = changedPaths(merged, theirs.values, touched).filter(
      (path) => changedPaths(base.values, theirs.values, [path]).length > 0,
    )
    if (contested.length > 0) return setConflict({ mine: merged, theirs, paths: contested })
    return save({ version: theirs.version, values: merged })
  }

  /** Runs one save at a time, with the conflicts that it meets. */
  const run = (wanted: Settings) => {
    setSaving(true)
    setFailure(null)
    save(wanted)
      .catch(setFailure)
      .finally(() => setSaving(false))
  }

  const serverErrors = failure instanceof ApiError ? failure.fields : {}
  return {
    draft,
    dirty,
    conflict,
    saving,
    failure,
    errorOf: (path: SettingPath) =>
      (judged ? errors[path] : undefined) ??
      Object.entries(serverErrors).find(([field]) => field.startsWith(`values.${path}`))?.[1],
    change(path: SettingPath, value: string | boolean) {
      setFailure(null)
      setDraft((before) => ({ ...before, [path]: value }))
    },
    judge: () => setJudged(true),
    submit() {
      setJudged(true)
      if (Object.keys(errors).length === 0) run({ version: base.version, values })
    },
    /** Saves over another person's version, with the values selected field by field. */
    saveChosen: run,
    /** Back to the form, with the input. */
    decideLater: () => setConflict(undefined),
    takeTheirs: () => conflict && startFrom(conflict.theirs),
    discard() {
      setFailure(null)
      startFrom(read)
    },
  }
}
