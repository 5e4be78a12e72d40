import { Dialog } from '#ui/Dialog.tsx'
import { PushDevices } from '../push/PushDevices.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'

/** The same part as in the settings, opened from the bell. */
export const NotificationSettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Notification settings"
    description="The bell holds every notification. Choose which kinds also come to you elsewhere."
  >
    <div className="px-6 py-5 max-md:px-4">
      <NotificationPreferences device={<PushDevices />} />
    </div>
  </Dialog>
)
