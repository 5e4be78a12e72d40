import { ApiError } from '@campanile/contract/client.ts'
import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { showToast } from '#ui/toast.ts'
import { type Settings, type useSettings, useUpdateSettings } from '../settings.api.ts'
import { changedPaths, type Draft, draftOf, readDraft, valueAt, withValue } from './draft.ts'

/** Two edits of the same settings: theirs with mine over them, theirs, and the values that both changed. */
export interface Conflict {
  mine: Settings['values']
  theirs: Settings
  paths: SettingPath[]
}

/** The state of one section's form, from what was read to what is saved. */
export function useSettingsForm(
  query: ReturnType<typeof useSettings>,
  read: Settings,
  paths: readonly SettingPath[],
) {
  const update = useUpdateSettings()
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState<Draft>(() => draftOf(read.values, paths))
  const [conflict, setConflict] = useState<Conflict>()
  const [judged, setJudged] = useState(false)
  /** Why what somebody else saved could not be looked up. */
  const [unread, setUnread] = useState<unknown>(null)
  const { values, errors } = readDraft(base.values, draft)
  const dirty = Object.keys(errors).length > 0 || changedPaths(base.values, values, paths).length > 0

  const startFrom = (settings: Settings) => {
    setBase(settings)
    setDraft(draftOf(settings.values, paths))
    setConflict(undefined)
    setJudged(false)
  }
  // What somebody else saved comes in by itself while nothing is typed here.
  if (!dirty && read.version !== base.version) startFrom(read)

  async function save(wanted: Settings): Promise<void> {
    setUnread(null)
    try {
      startFrom(await update.mutateAsync(wanted))
      void showToast({ type: 'success', title: 'Settings are saved' })
    } catch (error) {
      if (hasCode(error, 'edit-conflict')) await settle(wanted.values)
    }
  }

  /** What I did not touch is theirs; where both of us changed a value to another one, whoever saves second decides. */
  async function settle(mine: Settings['values']): Promise<void> {
    const { data: theirs, error } = await query.refetch()
    // What is kept from before is not what holds: nothing is saved over what nobody saw.
    if (error || !theirs) return setUnread(error)
    const touched = changedPaths(base.values, mine, paths)
    const merged = touched.reduce((kept, path) => withValue(kept, path, valueAt(mine, path)), theirs.values)
    const contested = changedPaths(merged, theirs.values, touched).filter(
      (path) => changedPaths(base.values, theirs.values, [path]).length > 0,
    )
    if (contested.length > 0) return setConflict({ mine: merged, theirs, paths: contested })
    return save({ version: theirs.version, values: merged })
  }

  const serverErrors = update.error instanceof ApiError ? update.error.fields : {}
  return {
    draft,
    dirty,
    conflict,
    saving: update.isPending,
    failure: unread ?? (hasCode(update.error, 'edit-conflict') ? null : update.error),
    errorOf: (path: SettingPath) =>
      (judged ? errors[path] : undefined) ??
      Object.entries(serverErrors).find(([field]) => field.startsWith(`values.${path}`))?.[1],
    change(path: SettingPath, value: string | boolean) {
      update.reset()
      setUnread(null)
      setDraft((before) => ({ ...before, [path]: value }))
    },
    judge: () => setJudged(true),
    submit() {
      setJudged(true)
      if (Object.keys(errors).length === 0) void save({ version: base.version, values })
    },
    /** Saves over what somebody else saved, as chosen field by field. */
    saveChosen: (chosen: Settings) => void save(chosen),
    /** Back to the form, with what was typed. */
    decideLater: () => setConflict(undefined),
    takeTheirs: () => conflict && startFrom(conflict.theirs),
    discard() {
      update.reset()
      setUnread(null)
      startFrom(read)
    },
  }
}
