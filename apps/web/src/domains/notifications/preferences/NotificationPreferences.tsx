import type { ReactNode } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { PreferenceTable } from './PreferenceTable.tsx'
import { useUpdatePreferences } from './useUpdatePreferences.ts'

interface NotificationPreferencesProps {
  /** Shown above the table: the settings of this device alone. */
  device?: ReactNode
}

/** Where notifications are shown besides the bell; each change is saved at once. */
export function NotificationPreferences({ device }: NotificationPreferencesProps) {
  const { data, error, refetch } = useRead('readNotificationPreferences', {})
  const update = useUpdatePreferences()
  if (error && !data) {
    return <LoadFailed title={m.weCouldntLoadYourNotificationSettings()} error={error} onRetry={refetch} />
  }
  if (!data) return <SkeletonList />
  return (
    <div className="grid gap-4">
      {device}
      {update.error && <SaveFailed title={m.yourChoiceWasNotSaved()} error={update.error} />}
      <PreferenceTable preferences={data} onChange={update.mutate} />
      <p className="text-sm text-ink-3">
        {data.mailServer ? m.emailGoesTo({ address: data.address }) : m.noMailServerIsSetUp()}
      </p>
    </div>
  )
}
