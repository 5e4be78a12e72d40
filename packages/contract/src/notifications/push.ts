import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { id, instant, matching, nothing } from '../values.ts'
import { m } from './messages.ts'

/** The most devices per person; a further one replaces the one confirmed longest ago. */
export const maxPushDevices = 10

const notABrowsers = m.pushSubscriptionInvalid()
/** Bytes in base64url without padding, of a fixed number of characters. */
const bytes = (length: number) =>
  z.string().check(...matching(/^[A-Za-z0-9_-]+$/, length, notABrowsers), z.minLength(length, notABrowsers))

const endpoint = z.string().check(z.minLength(1, notABrowsers), ...matching(/^[!-~]+$/, 2000, notABrowsers))

/**
 * The result of `PushSubscription.toJSON`: the address at the browser's push service, and keys of 65 and 16
 * bytes.
 */
const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscription>

export const pushRegistration = z.object({
  id,
  /** Browser and system in words. */
  device: z.string(),
  /** When the browser created the subscription. */
  createdAt: instant,
  /** When it was last confirmed. */
  refreshedAt: instant,
  /** Whether it is the caller's browser. */
  isHere: z.boolean(),
})
export type PushRegistration = z.infer<typeof pushRegistration>

const myPushDevices = z.object({ items: z.array(pushRegistration) })
export type MyPushDevices = z.infer<typeof myPushDevices>

export const push = onTopics(['push'], {
  readPushKey: op({
    method: 'GET',
    path: '/push/key',
    roles: everyone,
    access: 'own',
    summary: 'Get the public key for push subscriptions',
    input: nothing,
    output: z.object({ publicKey: z.string() }),
  }),
  listPushDevices: op({
    method: 'GET',
    path: '/push/registrations',
    roles: everyone,
    access: 'own',
    summary: 'List your devices that receive push notifications (at most 10), newest first',
    input: nothing,
    output: myPushDevices,
  }),
  registerPush: op({
    method: 'POST',
    path: '/push/registrations',
    roles: everyone,
    access: 'own',
    summary: 'Register this device for push notifications; each browser belongs to one person',
    input: z.object({ subscription: pushSubscription }),
    output: myPushDevices,
  }),
  refreshPush: op({
    method: 'PUT',
    path: '/push/registrations',
    roles: everyone,
    access: 'own',
    summary: 'Confirm one of your push registrations, including under a new endpoint of its browser',
    input: z.object({ oldEndpoint: endpoint, subscription: pushSubscription }),
    output: myPushDevices,
  }),
  unregisterPush: op({
    method: 'DELETE',
    path: '/push/registrations/{registrationId}',
    roles: everyone,
    access: 'own',
    summary: 'Stop push notifications on one of your devices',
    input: z.object({ registrationId: id }),
    output: myPushDevices,
  }),
})

/** The content of a push: no names, reasons or courses. */
export interface PushContent {
  /** The notification's id; a device shows each notification only once. */
  id: string
  title: string
  /** Path inside the app that a click leads to. */
  path: string
}
