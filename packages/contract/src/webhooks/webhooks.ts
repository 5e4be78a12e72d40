import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, instant, line, nothing, pageSchema, paging, storable, version } from '../values.ts'
import { eventTypes } from './event-types.ts'
import { m } from './messages.ts'

/** The most webhooks of an installation. */
export const maxWebhooks = 50

const webhookFields = {
  name: line(80, m.enterName()),
  url: z
    .string(m.enterAddress())
    .check(z.trim(), bounded(500, m.enterAddress()), z.url(m.enterAddress()), storable),
  events: z
    .array(z.enum(eventTypes), m.selectEvents())
    .check(z.minLength(1, m.selectEvents()), z.maxLength(eventTypes.length)),
  /** Nothing is queued while it is off. */
  isOn: z.boolean(),
}

/** The form and the body of createWebhook. */
export const webhookInput = z.object(webhookFields)

/** Why an attempt failed. */
export const deliveryProblems = [
  'address-refused',
  'no-such-host',
  'unreachable',
  'certificate',
  'timeout',
  'redirect',
  'status',
] as const
const problem = z.enum(deliveryProblems)
export type DeliveryProblem = z.infer<typeof problem>

const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  isOn: z.boolean(),
  /** Events that wait for their next attempt, and those that failed. */
  waiting: z.int(),
  failed: z.int(),
  lastDeliveredAt: z.nullable(instant),
  version,
})
export type Webhook = z.infer<typeof webhook>

const delivery = z.object({
  id,
  type: z.string(),
  /** The subject of the event: the entity and its id. */
  subject: z.string(),
  /** failed: given up after about a day. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: instant,
  attempts: z.int(),
  lastAttemptAt: z.nullable(instant),
  nextAttemptAt: z.nullable(instant),
  status: z.nullable(z.int()),
  problem: z.nullable(problem),
})
export type WebhookDelivery = z.infer<typeof delivery>

const withSecret = z.object({ webhook, secret: z.string() })

const admins = ['admin'] as const
const webhookId = { webhookId: id }

export const webhooks = onTopics(['webhooks'], {
  listWebhooks: op({
    method: 'GET',
    path: '/webhooks',
    roles: admins,
    summary: 'List webhooks, without their secrets',
    input: nothing,
    output: z.object({ items: z.array(webhook), can: z.object({ add: z.boolean() }) }),
  }),
  createWebhook: op({
    method: 'POST',
    path: '/webhooks',
    roles: admins,
    confirms: 'always',
    summary: 'Create a webhook; the response contains the secret that signs its events',
    input: webhookInput,
    output: withSecret,
    errors: ['already-exists', 'too-many-webhooks'],
  }),
  updateWebhook: op({
    method: 'PUT',
    path: '/webhooks/{webhookId}',
    roles: admins,
    confirms: 'always',
    summary: 'Change a webhook',
    input: z.object({ ...webhookId, version, ...webhookFields }),
    output: webhook,
    errors: ['already-exists', 'edit-conflict'],
  }),
  removeWebhook: op({
    method: 'DELETE',
    path: '/webhooks/{webhookId}',
    roles: admins,
    summary: 'Delete a webhook and its deliveries',
    input: z.object(webhookId),
    output: nothing,
  }),
  renewWebhookSecret: op({
    method: 'POST',
    path: '/webhooks/{webhookId}/secret',
    roles: admins,
    confirms: 'always',
    summary: 'Replace the secret of a webhook; for a day, events are signed with both',
    input: z.object(webhookId),
    output: withSecret,
  }),
  testWebhook: op({
    method: 'POST',
    path: '/webhooks/{webhookId}/test',
    roles: admins,
    summary: 'Send a test event, and get the response or the error',
    input: z.object(webhookId),
    output: z.object({ status: z.nullable(z.int()), problem: z.nullable(problem), milliseconds: z.int() }),
  }),
  listWebhookDeliveries: op({
    method: 'GET',
    path: '/webhooks/{webhookId}/deliveries',
    roles: admins,
    summary: 'List the deliveries of a webhook, newest first',
    input: z.object({
      ...webhookId,
      ...paging,
      state: z.optional(z.enum(['waiting', 'delivered', 'failed'])),
    }),
    output: pageSchema(delivery),
  }),
  replayWebhookDelivery: op({
    method: 'POST',
    path: '/webhook-deliveries/{deliveryId}/replay',
    roles: admins,
    summary: 'Send an event again, with the same id',
    input: z.object({ deliveryId: id }),
    output: nothing,
  }),
})
