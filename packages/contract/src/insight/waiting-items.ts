import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, role, text } from '../values.ts'
import { m } from './messages.ts'
import { delegation, waitingQueue } from './waiting.ts'

const roles = ['admin', 'lecturer'] as const

/** The item, as identified by `listWaiting`. */
const key = { queue: waitingQueue, itemId: id, withinId: z.optional(z.nullable(id)) }
const keyInAddress = { ...key, withinId: z.optional(id) }

/** The most notes that are shown of one item, and the most colleagues who are offered. */
export const maxWaitingNotes = 100
export const maxDelegates = 200

const details = z.object({
  delegation: z.nullable(delegation),
  /** Newest first. */
  notes: z.array(z.object({ id, by: z.string(), at: instant, text: z.string() })),
  /** Colleagues who can decide the item, too. */
  delegates: z.array(z.object({ id, name: z.string(), role })),
  can: z.object({ delegate: z.boolean(), endDelegation: z.boolean() }),
})
export type WaitingDetails = z.infer<typeof details>

export const waitingItems = onTopics(['waiting'], {
  readWaitingItem: op({
    method: 'GET',
    path: '/waiting/items/{queue}/{itemId}',
    roles,
    access: 'session',
    summary:
      'Get the notes and the delegation of an item that awaits your decision, and who else can decide it',
    input: z.object(keyInAddress),
    output: details,
  }),
  addWaitingNote: op({
    method: 'POST',
    path: '/waiting/items/{queue}/{itemId}/notes',
    roles,
    access: 'session',
    summary: 'Add a note to an item that awaits your decision, for everyone who can decide it',
    input: z.object({ ...key, text: text(500, m.writeNote()) }),
    output: details,
  }),
  delegateWaitingItem: op({
    method: 'PUT',
    path: '/waiting/items/{queue}/{itemId}/delegation',
    roles,
    access: 'session',
    summary:
      'Ask a colleague who can decide an item to do so; they are notified, and you can still decide it',
    input: z.object({ ...key, delegateId: id, reason: text(500, m.enterReason()) }),
    output: details,
  }),
  endDelegation: op({
    method: 'POST',
    path: '/waiting/items/{queue}/{itemId}/delegation/end',
    roles,
    access: 'session',
    summary: 'Withdraw a delegation of yours, or hand back an item that was delegated to you',
    input: z.object(key),
    output: details,
  }),
})
