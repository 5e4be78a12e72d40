import { z } from 'zod/mini'
import { defaultLocale } from '../locale.ts'
import { op } from '../operation.ts'
import { everyone, type Role } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing } from '../values.ts'
import { notificationKindLabels, notificationKindSubjects } from './label-messages.ts'

/**
 * The subject of a notification, which determines where it is sent besides the bell.
 *
 * - `requests`: something awaits the person’s decision
 * - `decisions`: a request of the person was decided
 * - `attendance`: check-ins, records made by others, staff days
 * - `timetable`: sessions and meetings that are new, moved or cancelled
 * - `assignments`: work to submit, submitted or late
 * - `results`: marks and results
 * - `pay`: payslips, and questions about them
 * - `messages`: written by an admin, or a lecturer of a class
 * - `account`: face data, passkeys, bank details, security
 */
export const notificationKinds = [
  'requests',
  'decisions',
  'attendance',
  'timetable',
  'assignments',
  'results',
  'pay',
  'messages',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const labels = notificationKindLabels(defaultLocale)
const subjects = notificationKindSubjects(defaultLocale)

/** Label and subject of each kind. */
export const notificationKindWords: Record<NotificationKind, { label: string; about: string }> = {
  requests: { label: labels.requests, about: subjects.requests },
  decisions: { label: labels.decisions, about: subjects.decisions },
  attendance: { label: labels.attendance, about: subjects.attendance },
  timetable: { label: labels.timetable, about: subjects.timetable },
  assignments: { label: labels.assignments, about: subjects.assignments },
  results: { label: labels.results, about: subjects.results },
  pay: { label: labels.pay, about: subjects.pay },
  messages: { label: labels.messages, about: subjects.messages },
  account: { label: labels.account, about: subjects.account },
}

const notificationKind = z.enum(notificationKinds)

const forEveryone: readonly NotificationKind[] = ['attendance', 'messages', 'account']
const kindsOfRole: Record<Role, readonly NotificationKind[]> = {
  admin: ['requests', 'pay'],
  lecturer: ['requests', 'decisions', 'timetable', 'assignments', 'results', 'pay'],
  student: ['decisions', 'timetable', 'assignments', 'results'],
  staff: ['decisions', 'pay'],
}

/** The kinds that can concern people of a role, in display order. */
export const roleNotificationKinds = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => forEveryone.includes(kind) || kindsOfRole[role].includes(kind))

/** Channels of notifications other than the bell. */
export const notificationChannels = ['push', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Kinds that are sent by email unless the person turns that off. */
export const emailedKinds: readonly NotificationKind[] = [
  'decisions',
  'messages',
  'account',
  'results',
  'pay',
]

/** Whether a channel is on by default. */
export const isOnByDefault = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'push' || emailedKinds.includes(kind)

/** A person who takes over an account must not be able to turn off the warning about it. */
export const isFixed = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  kind === 'account' && channel === 'email'

export const notification = z.object({
  id,
  kind: notificationKind,
  type: z.enum(['info', 'success', 'warning', 'error']),
  title: z.string(),
  message: z.string(),
  timestamp: instant,
  isRead: z.boolean(),
  priority: z.enum(['high', 'medium', 'low']),
  /** Path inside the app that a click opens. */
  navigationPath: z.nullable(z.string()),
})
export type Notification = z.infer<typeof notification>

const panel = z.object({ items: z.array(notification), unread: z.int() })

const preferences = z.object({
  /** The email address of the person. */
  address: z.string(),
  /** False: no mail server is set up, so no emails are sent. */
  mailServer: z.boolean(),
  kinds: z.array(
    z.object({
      kind: notificationKind,
      push: z.boolean(),
      email: z.boolean(),
      can: z.object({ changeEmail: z.boolean() }),
    }),
  ),
})
export type NotificationPreferences = z.infer<typeof preferences>

export const notifications = onTopics(['notifications'], {
  listNotifications: op({
    method: 'GET',
    path: '/notifications',
    roles: everyone,
    access: 'own',
    summary: 'List your notifications, newest first (at most 50), with the number unread',
    input: nothing,
    output: panel,
  }),
  markAllNotificationsRead: op({
    method: 'POST',
    path: '/notifications/read',
    roles: everyone,
    access: 'own',
    summary: 'Mark all your notifications as read',
    input: nothing,
    output: panel,
  }),
  removeNotification: op({
    method: 'DELETE',
    path: '/notifications/{notificationId}',
    roles: everyone,
    access: 'own',
    summary: 'Remove one of your notifications',
    input: z.object({ notificationId: id }),
    output: panel,
  }),
  clearNotifications: op({
    method: 'DELETE',
    path: '/notifications',
    roles: everyone,
    access: 'own',
    summary: 'Remove all your notifications',
    input: nothing,
    output: panel,
  }),
  readNotificationPreferences: op({
    method: 'GET',
    path: '/notification-preferences',
    roles: everyone,
    access: 'own',
    summary: 'Get your push and email preferences for each kind of notification',
    input: nothing,
    output: preferences,
  }),
  updateNotificationPreferences: op({
    method: 'PUT',
    path: '/notification-preferences',
    roles: everyone,
    access: 'own',
    summary: 'Turn push or email on or off for one kind of notification',
    input: z.object({ kind: notificationKind, channel: z.enum(notificationChannels), on: z.boolean() }),
    output: preferences,
  }),
})
