import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, role, text } from '../values.ts'
import { m } from './messages.ts'
import { delegation, waitingQueue } from './waiting.ts'
import { maxSelectedItems } from './waiting-selection.ts'

const roles = ['admin', 'lecturer'] as const

/** The item, as identified by `listWaiting`. */
const key = { queue: waitingQueue, itemId: id, withinId: z.optional(z.nullable(id)) }
const keyInAddress = { ...key, withinId: z.optional(id) }

/** The most notes that are shown of one item, and the most colleagues who are offered. */
export const maxWaitingNotes = 100
export const maxDelegates = 200

const severalItems = z
  .array(z.object(key))
  .check(
    z.minLength(1, m.selectItems()),
    z.maxLength(maxSelectedItems, m.atMostItems({ maximum: maxSelectedItems })),
  )

/**
 * not-waiting: it has been decided, or does not wait for you. not-delegable: only you can answer it.
 * cannot-decide: the colleague cannot decide it.
 */
export const undelegatedReasons = ['not-waiting', 'not-delegable', 'cannot-decide'] as const
export type UndelegatedReason = (typeof undelegatedReasons)[number]

const details = z.object({
  delegation: z.nullable(delegation),
  /** Newest first. */
  notes: z.array(z.object({ id, by: z.string(), at: instant, text: z.string() })),
  can: z.object({ delegate: z.boolean(), endDelegation: z.boolean() }),
})
export type WaitingDetails = z.infer<typeof details>

export const waitingItems = onTopics(['waiting'], {
  readWaitingItem: op({
    method: 'GET',
    path: '/waiting/items/{queue}/{itemId}',
    roles,
    access: 'session',
    summary: 'Get the notes and the delegation of an item that awaits your decision',
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
  listWaitingDelegates: op({
    method: 'POST',
    path: '/waiting/delegates',
    roles,
    access: 'session',
    summary: 'List colleagues who can decide some of these items, those who can decide most first',
    input: z.object({ items: severalItems }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string(),
          role,
          /** How many of the items they can decide. */
          count: z.int(),
        }),
      ),
    }),
  }),
  delegateWaitingItems: op({
    method: 'POST',
    path: '/waiting/delegations',
    roles,
    access: 'session',
    summary:
      'Ask a colleague to decide those of the items that they can; they are notified, and you can still decide them',
    input: z.object({ items: severalItems, delegateId: id, reason: text(500, m.enterReason()) }),
    output: z.object({
      /** The number of items that were delegated. */
      done: z.int(),
      leftOut: z.array(
        z.object({
          /** The position of the item in the request, from 0. */
          item: z.int(),
          reason: z.enum(undelegatedReasons),
        }),
      ),
    }),
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
