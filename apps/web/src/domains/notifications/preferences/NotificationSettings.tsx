import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { PushDeviceList } from '../push/PushDeviceList.tsx'
import { PushDeviceRow } from '../push/PushDeviceRow.tsx'
import { m } from './messages.ts'
import { PreferenceTable } from './PreferenceTable.tsx'
import { useUpdatePreferences } from './useUpdatePreferences.ts'

/** `/app/settings/notifications` */
export function NotificationSettings() {
  useDocumentTitle(m.notificationSettings())
  return (
    <SettingsCard title={m.notifications()} hint={m.aboutChannels()}>
      <NotificationPreferences />
    </SettingsCard>
  )
}

/**
 * Where notifications are shown besides the bell, on this device and by kind; each change is saved
 * at once.
 */
function NotificationPreferences() {
  const query = useRead('readNotificationPreferences', {})
  const update = useUpdatePreferences()
  return (
    <Loaded query={query} failure={m.weCouldntLoadYourNotificationSettings()} heading="h2">
      {(data) => (
        <div className="grid gap-4">
          <div className="grid gap-4 border-b border-line pb-4">
            <PushDeviceRow />
            <PushDeviceList />
          </div>
          {update.error && <SaveFailed title={m.yourChoiceWasNotSaved()} error={update.error} />}
          <PreferenceTable preferences={data} onChange={update.mutate} />
          <p className="text-sm text-ink-3">
            {data.mailServer ? m.emailGoesTo({ address: data.address }) : m.noMailServerIsSetUp()}
          </p>
        </div>
      )}
    </Loaded>
  )
}
