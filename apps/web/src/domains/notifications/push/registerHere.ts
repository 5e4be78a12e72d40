import type { MyPushDevices, PushSubscriptionInput } from '@campanile/contract/notifications/push.ts'
import { hasCode } from '#lib/errors.ts'
import { call } from '#lib/reads.ts'
import { inTime, receiver, subscribe } from './browserPush.ts'
import { beginRegistering, endRegistering } from './pushMemory.ts'
import { rememberEndpoint } from './rememberedPush.ts'

/** Registers this browser, under the endpoint it was known by or again; its other tabs leave that to this one. */
export async function registerHere(personId: string, oldEndpoint: string | null): Promise<MyPushDevices> {
  const worker = await receiver()
  beginRegistering()
  try {
    return await inTime(register(worker, personId, oldEndpoint))
  } finally {
    endRegistering()
  }
}

async function register(worker: ServiceWorkerRegistration, personId: string, oldEndpoint: string | null) {
  const { publicKey } = await call('readPushKey', {})
  const subscription = await subscribe(worker, publicKey)
  const devices = await (oldEndpoint
    ? refresh(oldEndpoint, subscription)
    : call('registerPush', { subscription }))
  rememberEndpoint(personId, subscription.endpoint)
  return devices
}

/** The server may have forgotten it in the meantime. */
const refresh = (oldEndpoint: string, subscription: PushSubscriptionInput) =>
  call('refreshPush', { oldEndpoint, subscription }).catch((error: unknown) => {
    if (hasCode(error, 'not-found')) return call('registerPush', { subscription })
    throw error
  })
