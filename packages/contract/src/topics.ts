// Free of zod: the browser keeps its answers by topic.

/** Topics that the server announces. */
export const liveTopics = [
  'register',
  'notifications',
  'push',
  'people',
  'sessions',
  'faces',
  'passkeys',
  'imports',
  'mails',
  'attendance-review',
  'structure',
  'staff-days',
  'mitigation',
  'leave',
  'results',
  'exams',
  'assignments',
  'payroll',
  'analytics',
  'my-security',
  'my-data',
  'displays',
  'service-accounts',
  'waiting',
  'webhooks',
  'roster-source',
  'identity-providers',
  'timetable-drafts',
  'group-messages',
  'session-ended',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/**
 * Topics that are refetched after your own changes only. attendance-records: at nine o'clock, each check-in on campus would
 * refetch these long lists.
 */
export type QuietTopic =
  | 'attendance-records'
  | 'settings'
  | 'calendar-feed'
  | 'documents'
  | 'saved-views'
  | 'student-cases'
  | 'term-rollovers'
  | 'scheduled-reports'

export type Topic = LiveTopic | QuietTopic

/**
 * Gives operations their topics unless they declare their own: the data that a read's response depends on, or
 * that any other operation changes.
 */
export function onTopics<T extends object>(topics: readonly Topic[], operations: T): T {
  const entries = Object.entries(operations).map(([name, it]) => [name, { topics, ...it }])
  return Object.fromEntries(entries) as T
}
