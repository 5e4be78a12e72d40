import type { PushSubscriptionInput } from '@campanile/contract/notifications/push.ts'
import { base64ToBytes } from '#lib/base64.ts'
import { activeServiceWorker, knownServiceWorker } from '#lib/serviceWorker.ts'
import { type BrowserFacts, pendingRegistrationMs } from './pushRules.ts'

/** denied, dismissed: the person's answer. no-worker, no-service, too-late: the failure. */
export type PushFailureReason = 'denied' | 'dismissed' | 'no-worker' | 'no-service' | 'too-late'

export class PushFailure extends Error {
  readonly reason: PushFailureReason

  constructor(reason: PushFailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

export function browserFacts(): BrowserFacts {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return { isSupported, permission: isSupported ? Notification.permission : 'default' }
}

/** Calls back when the permission is changed in the browser's own settings; answers with how to stop. */
export function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | undefined
  let left = false
  // Not every browser answers for this permission.
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (left) return
      status = found
      status.addEventListener('change', onChange)
    },
    () => undefined,
  )
  return () => {
    left = true
    status?.removeEventListener('change', onChange)
  }
}

/** Asks the reader; only ever in answer to a click of theirs. */
export async function askPermission(): Promise<void> {
  const answer = await Notification.requestPermission()
  if (answer === 'denied') throw new PushFailure('denied')
  if (answer === 'default') throw new PushFailure('dismissed')
}

/** A result after the registration has timed out is a failure. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new PushFailure('too-late')), pendingRegistrationMs),
  )
  return Promise.race([work, late])
}

const bytesOf = (base64url: string) => base64ToBytes(base64url.replaceAll('-', '+').replaceAll('_', '/'))

const isSameKey = (kept: ArrayBuffer | null, key: Uint8Array) => {
  const bytes = new Uint8Array(kept ?? new ArrayBuffer(0))
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at])
}

/** The service worker that receives push messages. */
export async function receiver(): Promise<ServiceWorkerRegistration> {
  const worker = await activeServiceWorker()
  if (!worker) throw new PushFailure('no-worker')
  return worker
}

/** This browser's subscription with the server's key; one made with another key is given up. */
export async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscriptionInput> {
  const applicationServerKey = bytesOf(publicKey)
  try {
    const known = await pushManager.getSubscription()
    if (known && isSameKey(known.options.applicationServerKey, applicationServerKey)) return inputOf(known)
    await known?.unsubscribe()
    return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  } catch (cause) {
    throw new PushFailure('no-service', { cause })
  }
}

function inputOf(subscription: PushSubscription): PushSubscriptionInput {
  const { keys } = subscription.toJSON()
  return { endpoint: subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** The endpoint that this browser has at the moment. */
export async function currentEndpoint(): Promise<string | null> {
  const worker = await knownServiceWorker()
  return (await worker?.pushManager?.getSubscription())?.endpoint ?? null
}

/** Notifications no longer reach this browser, and shown ones are closed, as far as the browser allows. */
export async function leavePush(): Promise<void> {
  try {
    const worker = await knownServiceWorker()
    await closeShown(() => true)
    await (await worker?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The server has deleted the registration, so nothing is sent any more.
  }
}

interface Shown {
  tag: string
  shownAt: number
}

/** Closes notifications of the service worker that are no longer relevant. */
export async function closeShown(isDone: (shown: Shown) => boolean): Promise<void> {
  const worker = await knownServiceWorker()
  for (const shown of (await worker?.getNotifications?.()) ?? []) {
    if (isDone({ tag: shown.tag, shownAt: Number(shown.data?.shownAt) })) shown.close()
  }
}
