import type { notifications } from '@campanile/contract/notifications.ts'
import type { Routes } from '#http/routes.ts'
import {
  clearNotifications,
  listNotifications,
  markAllNotificationsRead,
  removeNotification,
} from './notifications.service.ts'
import { readNotificationPreferences, updateNotificationPreferences } from './preferences.service.ts'

export const notificationsRoutes: Routes<typeof notifications> = {
  listNotifications,
  markAllNotificationsRead,
  removeNotification,
  clearNotifications,
  readNotificationPreferences,
  updateNotificationPreferences,
}
