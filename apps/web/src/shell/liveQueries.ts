import type { LiveEvent, LiveTopic } from '@campanile/contract/live.ts'
import type { QueryKey } from '@tanstack/react-query'

/** Marks are entered with the work, and lateness decides what counts: each is stale when the other changes. */
const companions: Partial<Record<LiveTopic, LiveTopic>> = { assignments: 'results', results: 'assignments' }

/** What waits for an admin is counted over many domains; of mere marks, thousands at nine, it knows nothing. */
const waitingTopics: ReadonlySet<LiveTopic> = new Set<LiveTopic>([
  'mitigation',
  'leave',
  'assignments',
  'faces',
  'results',
  'attendance-review',
  'staff-days',
  'payroll',
  'mails',
])

/**
 * Which queries an event makes stale. A query's key begins with the topic that refreshes it, followed,
 * where it is about one row, by that row's id: `['register', sessionId]`, `['people', 'list', view]`.
 */
export function isAffected(key: QueryKey, { topic, id }: LiveEvent): boolean {
  if (key[0] === 'waiting') return waitingTopics.has(topic)
  if (key[0] !== topic && key[0] !== companions[topic]) return false
  return id === undefined || !isRowKey(key) || key[1] === id
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const isRowKey = (key: QueryKey) => typeof key[1] === 'string' && uuid.test(key[1])

/** Topics after which the signed-in person may look different: name, role, face. */
export const userTopics: ReadonlySet<LiveTopic> = new Set<LiveTopic>(['session-ended', 'people', 'faces'])
