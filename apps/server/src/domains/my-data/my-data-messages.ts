import { exportHours } from '@campanile/contract/my-data/my-data.ts'
import type { Message } from '#domains/notifications/message.ts'

export const exportReady: Message = {
  kind: 'account',
  type: 'info',
  title: 'Your data is ready',
  message: `Everything held about you is packed and can be downloaded for ${exportHours.kept} hours. If you did not ask for that, change your password.`,
  priority: 'medium',
  navigationPath: '/app/settings/my-data',
}

export const exportFailed: Message = {
  kind: 'account',
  type: 'error',
  title: 'Your data could not be put together',
  message:
    'Nothing was kept and nothing has changed. Ask for it again; if that fails too, tell your administrator.',
  priority: 'medium',
  navigationPath: '/app/settings/my-data',
}
