import type { MyPushDevices, PushSubscriptionInput } from '@campanile/contract/notifications/push.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { hasCode } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { askPermission, inTime, leavePush, receiver, subscribe } from './browserPush.ts'
import {
  beginRegistering,
  endRegistering,
  forgetEndpoint,
  rememberEndpoint,
  sayNotNow,
} from './pushMemory.ts'

const pushKey = ['push'] as const

export const usePushDevices = ({ enabled }: { enabled: boolean }) =>
  useQuery({ queryKey: pushKey, enabled, queryFn: ({ signal }) => api.listPushDevices({}, { signal }) })

/** Changes answer with the devices as they are now. */
function useDevicesChange<T>(mutationFn: (input: T) => Promise<MyPushDevices>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async (devices) => {
      await client.cancelQueries({ queryKey: pushKey })
      client.setQueryData(pushKey, devices)
    },
  })
}

/** Registers this browser, under the endpoint it was known by or anew; the other tabs keep still meanwhile. */
async function registerHere(personId: string, oldEndpoint: string | null): Promise<MyPushDevices> {
  const worker = await receiver()
  beginRegistering()
  try {
    return await inTime(register(worker, personId, oldEndpoint))
  } finally {
    endRegistering()
  }
}

async function register(worker: ServiceWorkerRegistration, personId: string, oldEndpoint: string | null) {
  const { publicKey } = await api.readPushKey({})
  const subscription = await subscribe(worker, publicKey)
  const devices = await (oldEndpoint
    ? refresh(oldEndpoint, subscription)
    : api.registerPush({ subscription }))
  rememberEndpoint(personId, subscription.endpoint)
  return devices
}

/** The server may have forgotten it in the meantime. */
const refresh = (oldEndpoint: string, subscription: PushSubscriptionInput) =>
  api.refreshPush({ oldEndpoint, subscription }).catch((error: unknown) => {
    if (hasCode(error, 'not-found')) return api.registerPush({ subscription })
    throw error
  })

/** In answer to a click: the browser asks its reader, who may take their time. */
export function useTurnOn() {
  const { id } = useUser()
  return useDevicesChange(async () => {
    await askPermission()
    return registerHere(id, null)
  })
}

/** Without a click: the permission is there. */
export function useKeepRegistered() {
  const { id } = useUser()
  return useDevicesChange((oldEndpoint: string | null) => registerHere(id, oldEndpoint))
}

/** Turns this browser off, and does not offer to turn it on again at once. */
export const useTurnOff = () =>
  useDevicesChange(async (registrationId: string) => {
    const devices = await api.unregisterPush({ registrationId })
    forgetEndpoint()
    sayNotNow()
    await leavePush()
    return devices
  })

/** Takes another device off the list. */
export const useRemoveDevice = () =>
  useDevicesChange((registrationId: string) => api.unregisterPush({ registrationId }))
