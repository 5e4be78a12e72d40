import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { PushDevices } from '../push/PushDevices.tsx'
import { m } from './messages.ts'
import { NotificationPreferences } from './NotificationPreferences.tsx'

/** `/app/settings/notifications` */
export function NotificationSettings() {
  useDocumentTitle(m.notificationSettings())
  return (
    <SettingsCard title={m.notifications()} hint={m.aboutChannels()}>
      <NotificationPreferences device={<PushDevices />} />
    </SettingsCard>
  )
}
