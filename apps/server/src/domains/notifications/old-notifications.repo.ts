import { oldRows } from '#db/old-rows.ts'
import { notifications } from './notifications.tables.ts'

export const oldNotifications = oldRows(notifications, notifications.at)
