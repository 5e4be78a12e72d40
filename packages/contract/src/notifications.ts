import { z } from 'zod/mini'
import { op } from './operation.ts'
import { everyone } from './roles.ts'
import { id, instant, nothing } from './values.ts'

/**
 * What a notification is about, which decides where else than in the bell it is shown.
 *
 * - `requests`: something waits for my decision
 * - `decisions`: what I asked for was decided
 * - `attendance`: check-ins, marks that others made, staff days
 * - `timetable`: sessions and meetings that are new, moved or cancelled
 * - `assignments`: work to hand in, handed in or late
 * - `results`: marks and results
 * - `pay`: payslips and bank details
 * - `account`: face data, passkeys, security
 */
export const notificationKinds = [
  'requests',
  'decisions',
  'attendance',
  'timetable',
  'assignments',
  'results',
  'pay',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  type: z.enum(['info', 'success', 'warning', 'error']),
  title: z.string(),
  message: z.string(),
  timestamp: instant,
  isRead: z.boolean(),
  priority: z.enum(['high', 'medium', 'low']),
  /** Path inside the app that a click leads to. */
  navigationPath: z.nullable(z.string()),
})
export type Notification = z.infer<typeof notification>

const panel = z.object({ items: z.array(notification), unread: z.int() })

export const notifications = {
  listNotifications: op({
    method: 'GET',
    path: '/notifications',
    roles: everyone,
    summary: 'My notifications, newest first (at most 50), and how many are unread',
    input: nothing,
    output: panel,
  }),
  markAllNotificationsRead: op({
    method: 'POST',
    path: '/notifications/read',
    roles: everyone,
    summary: 'Mark all my notifications read',
    input: nothing,
    output: panel,
  }),
  removeNotification: op({
    method: 'DELETE',
    path: '/notifications/{notificationId}',
    roles: everyone,
    summary: 'Remove one of my notifications, as a click on it does',
    input: z.object({ notificationId: id }),
    output: panel,
  }),
  clearNotifications: op({
    method: 'DELETE',
    path: '/notifications',
    roles: everyone,
    summary: 'Remove all my notifications',
    input: nothing,
    output: panel,
  }),
}
