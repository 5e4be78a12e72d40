import type { SettingPath } from '@campanile/contract/settings/setting-words.ts'
import type { ReactNode, SubmitEvent } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { FormEnd } from './FormEnd.tsx'
import { m } from './messages.ts'
import { SettingControl } from './SettingControl.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useSettingsForm } from './useSettingsForm.ts'

const ConflictDialog = lazyDialog(() => import('./ConflictDialog.tsx'), 'ConflictDialog')

interface SettingsFormProps {
  title: string
  hint?: ReactNode
  actions?: ReactNode
  paths: readonly SettingPath[]
  /** Below a control, with its current value. */
  below?: (path: SettingPath, value: string | boolean) => ReactNode
}

interface LoadedProps extends Pick<SettingsFormProps, 'paths' | 'below'> {
  settings: Answer<'readSettings'>
}

function LoadedForm({ settings, paths, below }: LoadedProps) {
  const form = useSettingsForm(settings, paths)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
    const first = event.currentTarget
    // The messages are rendered by then.
    requestAnimationFrame(() => first.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const hasFieldError = paths.some((path) => form.errorOf(path))
  return (
    <form onSubmit={submit} onBlur={form.judge} noValidate className="grid max-w-[560px] grid-cols-1 gap-4">
      {form.failure && !form.conflict && !hasFieldError && (
        <Alert tone="bad" takesFocus>
          {sentenceOf(form.failure)}
        </Alert>
      )}
      {paths.map((path) => {
        const value = form.draft[path] ?? ''
        return (
          <SettingControl
            key={path}
            path={path}
            value={value}
            error={form.errorOf(path)}
            below={below?.(path, value)}
            onChange={(next) => form.change(path, next)}
          />
        )
      })}
      <FormEnd dirty={form.dirty} saving={form.saving} onDiscard={form.discard} />
      {form.conflict && <ConflictDialog conflict={form.conflict} form={form} onClose={form.decideLater} />}
      <UnsavedGuard when={form.dirty} />
    </form>
  )
}

/** Settings that are saved together. */
export function SettingsForm({ title, hint, actions, ...form }: SettingsFormProps) {
  const query = useRead('readSettings', {}, { staleTime: 0 })
  return (
    <SettingsCard title={title} hint={hint} actions={actions}>
      <Loaded query={query} failure={m.weCouldntLoadTheSettings()}>
        {(data) => <LoadedForm settings={data} {...form} />}
      </Loaded>
    </SettingsCard>
  )
}
