import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { PushDevices } from '../push/PushDevices.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'

/** `/app/settings/notifications` */
export function NotificationSettings() {
  useDocumentTitle('Notification settings')
  return (
    <SettingsCard
      title="Notifications"
      hint="The bell holds every notification. Select which kinds you also receive elsewhere."
    >
      <NotificationPreferences device={<PushDevices />} />
    </SettingsCard>
  )
}
